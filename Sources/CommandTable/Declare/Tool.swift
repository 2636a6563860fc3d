/// A command-line tool as one table: its commands, the options of all of them, and help topics.
///
/// What it does asks for `Globals: ParameterSet`, the type itself does not: the runtime looks up every
/// conformance of the program before it can make a type that asks for one.
package struct Tool<Globals, Context>: Sendable {
  /// The word that calls it.
  package var name: String

  /// What `--version` prints after the name.
  package var version: String { makeVersion() }

  /// One line without a full stop.
  package var abstract: String

  /// What to try first.
  package var examples: [Example] { makeExamples() }

  /// The commands, the common ones first.
  package var groups: [CommandGroup<Context>]

  /// What `help` tells beside the commands.
  package var topics: [HelpTopic] { makeTopics() }

  /// Commands that programs call and no help lists, as a group without a heading.
  package var unlisted: CommandGroup<Context>

  /// The columns that help may fill.
  package var width = 80

  private let makeVersion: @Sendable () -> String
  private let makeExamples: @Sendable () -> [Example]
  private let makeTopics: @Sendable () -> [HelpTopic]

  /// Creates a tool; all but its name and its groups is made only when it is asked for.
  package init(
    name: String, version: @autoclosure @escaping @Sendable () -> String, abstract: String,
    examples: @autoclosure @escaping @Sendable () -> [Example], groups: [CommandGroup<Context>],
    topics: @autoclosure @escaping @Sendable () -> [HelpTopic],
    unlisted: @autoclosure @escaping @Sendable () -> [CommandRow<Context>] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.groups = groups
    self.unlisted = CommandGroup("", unlisted())
    makeVersion = version
    makeExamples = examples
    makeTopics = topics
  }

  /// Returns the command or the family of a name of one word.
  package func row(named name: String) -> CommandRow<Context>? {
    for index in 0..<groups.count {
      if let row = groups[index].row(named: name) { return row }
    }
    return unlisted.row(named: name)
  }
}

/// A page of help that belongs to no command.
package struct HelpTopic: Sendable {
  /// A word and what it means.
  package typealias Entry = (term: String, meaning: String)

  /// The word after `help`.
  package var name: String

  /// One line without a full stop.
  package var abstract: String

  /// Paragraphs before the entries.
  package var discussion: String

  /// What the page lists; made only when it is asked for.
  package var entries: @Sendable () -> [Entry]

  /// Creates a topic.
  package init(
    name: String, abstract: String, discussion: String = "",
    entries: @escaping @Sendable () -> [Entry]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.entries = entries
  }
}
