import Diagnostics
import JSON
import StyleCatalog
import StyleModel
import StylePreview

/// A version or an operation, as the log tells it.
struct LogEntry {
  /// What the entry tells of.
  private enum Subject {
    /// A version, with its place along the first parents, and whether it is a removal or in conflict.
    case version(number: Int?, marks: [String])

    /// What a command did, with its place in the log, and the operation that it takes back.
    case operation(number: Int, command: String, target: ContentHash?)
  }

  private var subject: Subject
  private var hash: ContentHash
  private var time: Int?
  private var author: String?
  private var message: String?

  /// What was touched: `tint:brand`.
  private var items: [String]

  /// What a version follows; more than one where it is a merge.
  private var parents: [ContentHash] = []

  /// Whether a person is told what was touched.
  private var showsItems = true

  /// Tells of the versions of one item; its names only where it had several.
  static func entries(of history: some Collection<HistoryEntry>) -> [LogEntry] {
    let isRenamed = Set(history.map(\.record.name)).count > 1
    return history.map { version in
      var entry = LogEntry(version)
      entry.showsItems = isRenamed
      return entry
    }
  }

  /// Tells of a version.
  private init(_ entry: HistoryEntry) {
    let marks = [entry.isRemoval ? "removed" : nil, entry.isConflicted ? "conflict" : nil]
    subject = .version(number: entry.number, marks: marks.compactMap(\.self))
    hash = entry.version
    time = entry.record.time
    author = entry.record.author
    message = entry.record.message
    items = ["\(entry.record.kind.rawValue):\(entry.record.name)"]
    parents = entry.record.parents
  }

  /// Tells of an operation.
  init(_ operation: LoggedOperation) {
    let record = operation.record
    subject = .operation(
      number: operation.number, command: record.command, target: record.target)
    hash = operation.hash
    time = record.time
    author = record.author
    message = record.message
    items =
      record.moves.map { "\($0.kind.rawValue):\($0.name)" }
      + record.releases.compactMap { $0.to ?? $0.from }.map { "release:\($0)" }
      + record.rules.map { "rule:\($0.rule)" }
  }
}

extension LogEntry {
  /// More items than these are no help to anyone who reads a terminal.
  private static let mostItems = 6

  /// The entry for people: a line, and below it the author's words and what was touched.
  func text(in terminal: Terminal) -> String {
    let wrap = TextWrap(
      width: terminal.width, indentation: 4, sanitizer: Sanitizer(terminal.form))
    let head = [shownTitle, hash.short, moment, author ?? (isMerge ? "merge" : "built in")]
    var text = wrap.lines(
      of: head.compactMap { $0 }.joined(separator: " "), isFirstIndented: false)
    if let message { text += wrap.lines(of: message) }
    if let note { text += wrap.lines(of: note) }
    var names = showsItems ? items : []
    if names.count > Self.mostItems {
      names = names.prefix(Self.mostItems - 1) + ["and \(names.count - Self.mostItems + 1) more"]
    }
    names += marks
    return names.isEmpty ? text : text + wrap.lines(of: names.joined(separator: ", "))
  }

  /// The entry as a line of fields with tabs between them; no field holds a tab or a line break.
  var record: String {
    [
      title, hash.hex, moment ?? "", author ?? "", items.joined(separator: ", "), message ?? "",
      marks.joined(separator: " "), origins.map(\.hex).joined(separator: ", "),
    ]
    .map { visible($0) }.joined(separator: "\t") + "\n"
  }

  /// The entry as JSON.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "hash": .string(hash.hex), "items": .array(items.map(JSONValue.string)),
    ]
    switch subject {
    case .version(let number, let marks):
      members["number"] = number.map(JSONValue.number)
      for mark in marks { members[mark] = .bool(true) }
      members["parents"] = .array(parents.map { .string($0.hex) })
    case .operation(let number, let command, let target):
      members["number"] = .number(number)
      members["command"] = .string(command)
      members["target"] = target.map { .string($0.hex) }
    }
    members["author"] = author.map(JSONValue.string)
    members["message"] = message.map(JSONValue.string)
    members["time"] = moment.map(JSONValue.string)
    return .object(members.map { JSONMember($0, $1) })
  }

  /// `@2`, the hash of a version off the line, or what an operation was.
  private var title: String {
    switch subject {
    case .version(let number?, _): "@\(number)"
    case .version(nil, _): "@" + hash.short
    case .operation(_, let command, _): command
    }
  }

  /// The title for people, who type the number of an operation.
  private var shownTitle: String {
    if case .operation(let number, let command, _) = subject { return "\(number) \(command)" }
    return title
  }

  /// Whether this is a version that joins others, which nobody wrote.
  private var isMerge: Bool { author == nil && parents.count > 1 }

  /// The parents of a merge, and the operation that an undo takes back.
  private var origins: [ContentHash] {
    if case .operation(_, _, let target?) = subject { return [target] }
    return parents.count > 1 ? parents : []
  }

  /// What the entry comes from, for people.
  private var note: String? {
    let hashes = origins.map(\.short).joined(separator: ", ")
    switch subject {
    case .operation(_, _, _?): return "takes back \(hashes)"
    case .version where parents.count > 1: return "joins \(hashes)"
    default: return nil
    }
  }

  private var marks: [String] {
    if case .version(_, let marks) = subject { marks } else { [] }
  }

  /// When somebody wrote it; nil for what stylectl brings, and for a merge.
  private var moment: String? {
    author == nil && time == 0 ? nil : time.map { Timestamp(seconds: $0).iso }
  }
}

extension LoggedOperation {
  /// The operation as the rest of a sentence after a verb.
  var sentence: String {
    let author =
      ["", Context.unknownAuthor].contains(record.author) ? "" : " of \(record.author)"
    let words = record.message?.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? "."
    return "operation \(number)\(author), \(record.command) (\(hash.short))\(words)"
  }
}
