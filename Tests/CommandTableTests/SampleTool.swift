import CommandTable

/// Options of all commands of the sample tool.
struct SampleGlobals: ParameterSet, Equatable {
  static let parameters: [Parameter<SampleGlobals>] = [
    .option("catalog", \.catalog, valueName: "file", help: "The catalog to use"),
    .option("color", \.color, valueName: "when", help: "When to colour"),
    .flag("quiet", \.isQuiet, short: "q", help: "Tell nothing but errors"),
  ]

  var catalog: String?
  var color = When.auto
  var isQuiet = false
}

/// A value of a few words.
enum When: String, CaseIterable, ArgumentValue {
  case auto, always, never
}

/// A part that commands share.
struct SamplePreview: ParameterSet, Equatable {
  static let parameters: [Parameter<SamplePreview>] = [
    .option("width", \.width, in: 1...10_000, short: "w", valueName: "cells", help: "The width"),
    .options("set", \.settings, valueName: "p=v", help: "Gives a parameter a value"),
  ]

  var width: Int?
  var settings: [String] = []
}

/// A command with every kind of parameter.
struct Show: Command, Equatable {
  static let name = "show"
  static let abstract = "Show one item"
  static let discussion = """
    Prints the item as it is stored. A name can be followed by a version, and the words of this \
    paragraph go on until the line is full.

    A second paragraph.
    """
  static let examples = [Example("tool show Bold", "Prints the style Bold")]
  static let otherWords = ["cat"]
  static let parameters: [Parameter<Show>] = [
    .argument("name", \.item, help: "The item"),
    .arguments("more", \.more, help: "Further items", isRequired: false),
    .option("level", \.level, short: "l", help: "How much"),
    .flag("all", \.isAll, short: "a", help: "Everything"),
    .flag("long", \.isLong, help: "More of it"),
  ]
  static let optionGroups = [OptionGroup<Show>("Preview", \.preview)]

  var item = ""
  var more: [String] = []
  var level = 0.0
  var isAll = false
  var isLong = false
  var preview = SamplePreview()

  func validate() throws {
    if isAll && isLong { throw UsageError("'--all' and '--long' do not go together") }
  }

  func run(_ context: Box) throws { context.shown = self }
}

/// A command that takes nothing.
struct Tidy: Command {
  static let name = "tidy"
  static let abstract = "Tidy the shelf"
  static let examples = [Example("tool tidy", "Tidies")]
  static let parameters: [Parameter<Tidy>] = []

  func run(_ context: Box) throws {}
}

/// A command of a family.
struct BoxOpen: Command, Equatable {
  static let name = "box open"
  static let abstract = "Open a box"
  static let examples = [
    Example("tool box open blue", "Opens the blue box"), Example("tool box open red", "Opens it"),
  ]
  static let otherWords = ["unwrap"]
  static let parameters: [Parameter<BoxOpen>] = [
    .argument("name", \.box, help: "The box"),
    .flag("wide", \.isWide, help: "As far as it goes"),
  ]

  var box = ""
  var isWide = false

  func run(_ context: Box) throws { context.opened = self }
}

/// The other command of the family.
struct BoxList: Command {
  static let name = "box list"
  static let abstract = "List the boxes"
  static let examples = [Example("tool box list", "Lists the boxes")]
  static let parameters: [Parameter<BoxList>] = []

  func run(_ context: Box) throws {}
}

/// What the commands leave behind.
final class Box {
  var opened: BoxOpen?
  var shown: Show?
}

let sampleTool = Tool<SampleGlobals, Box>(
  name: "tool", version: "1.2", abstract: "a shelf of things",
  examples: [Example("tool show Bold", "Prints the style Bold")],
  groups: [
    CommandGroup("Everyday", [CommandRow(Show.self)]),
    CommandGroup(
      "Care",
      [
        CommandRow(Tidy.self),
        CommandRow(
          family: "box", abstract: "Open and list boxes", discussion: "A box holds things.",
          otherWords: ["crate"], [CommandRow(BoxOpen.self), CommandRow(BoxList.self)]),
      ]),
  ],
  topics: [
    HelpTopic(
      name: "environment", abstract: "Variables that are read",
      entries: { [("TOOL_COLOR", "When to colour")] })
  ])
