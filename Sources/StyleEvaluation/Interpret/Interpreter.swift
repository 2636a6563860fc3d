import Diagnostics
import StyleSyntax
import SwiftText

/// Evaluates the code of styles, within a budget.
///
/// It knows Swift's own values and what styles declare; every other name becomes a `Term`.
final class Interpreter {
  /// The environment that previews start from.
  let environment: ViewEnvironment

  /// The system that `#if` and `#available` are answered for.
  let target: PreviewTarget

  /// Where styles are found that the code names.
  let library: any StyleLibrary

  /// What stands for colours that change with the appearance; nil where they are those of one.
  var standIns: StandInColors?

  /// The values given to names that the app declares.
  var freeValues: [String: Expression] = [:]

  /// The free names that the code asked for.
  private(set) var consultedNames: Set<String> = []

  /// What a person should know, each once, in the order it was met.
  private(set) var notes: [String] = []

  /// The files that have been read, by their keys.
  var modules: [String: StyleModule] = [:]

  /// The names of the calls that are under way.
  private(set) var calls: [String] = []

  /// How many styles are yet to be taken off around each of these calls.
  private var outerStyles: [Int] = []

  /// The byte offset of what was last evaluated, for places in messages.
  var offset = 0

  /// The notes that several names share.
  private var shared = SharedNotes()

  /// What a picture shows and a terminal does not; nil where there is nothing.
  var terminalNote: String? { shared.terminalNote }

  /// The names that no style of the library has.
  var unknownStyles: Set<String> = []

  private var work = 0
  private var viewCount = 0
  private var nesting = 0
  private var literals: [String: [StringLiteral.Segment]] = [:]

  /// Every value that holds others, in the order in which they were made.
  private var composites: [Value] = []

  /// Creates an interpreter.
  init(environment: ViewEnvironment, target: PreviewTarget, library: any StyleLibrary) {
    self.environment = environment
    self.target = target
    self.library = library
  }

  deinit {
    // Freed from the last one made: a value that nests 50,000 others would be freed by as many
    // calls inside one another.
    while composites.popLast() != nil {}
  }

  /// Tells a person something, once.
  func note(_ text: String) {
    if notes.count < 100, !notes.contains(text) { notes.append(text) }
  }

  /// Tells that a modifier is known and not drawn; all of them share one note.
  func noteUndrawn(_ modifier: String) { shared.add("'.\(modifier)'", to: .undrawn, in: &notes) }

  /// Tells that something is drawn in a plainer way; all of them share one note.
  func noteApproximated(_ name: String) { shared.add("'\(name)'", to: .approximated, in: &notes) }

  /// Tells that a modifier is drawn in pictures and not in a terminal; all of them share one note.
  func noteInPictures(_ modifier: String) {
    shared.add("'.\(modifier)'", to: .inPictures, in: &notes)
  }

  /// Tells that a name is not known.
  func noteUnknown(_ name: String) {
    note("'\(name)' is not known to the preview and is left out")
  }

  /// Returns the value that a person gave to a free name, or nil.
  func freeValue(_ path: String, in scope: Scope) throws -> Value? {
    consultedNames.insert(path)
    guard let expression = freeValues[path] else { return nil }
    return try entering(path, scope.context) { try evaluate(expression, scope) }
  }

  /// Returns the parts of a string literal, read once.
  func segments(of literal: String, _ scope: Scope) throws -> [StringLiteral.Segment] {
    try charge(literal.utf8.count, scope.context)
    if let known = literals[literal] { return known }
    guard let segments = try? StringLiteral.segments(of: literal) else {
      throw failure("a string could not be read", scope.context)
    }
    literals[literal] = segments
    return segments
  }

  // MARK: Budget

  /// Counts a step.
  func step(_ context: EvaluationContext) throws { try charge(16, context) }

  /// Counts work on as many elements or bytes: sixteen are a step.
  func charge(_ count: Int, _ context: EvaluationContext) throws {
    work += max(1, count)
    if isExhausted {
      throw failure("\(context.module.name) did not finish: more than 200,000 steps", context)
    }
  }

  /// Counts a comparison of as many bytes; false where the budget is used up, which the next step
  /// reports.
  func countComparison(of bytes: Int = 1) -> Bool {
    work += max(1, bytes)
    return !isExhausted
  }

  /// Keeps a value that holds others until the evaluation ends.
  func keep(_ value: Value) {
    switch value {
    case .void, .none, .bool, .integer, .number, .string, .keyPath, .type, .configuration: break
    default: composites.append(value)
    }
  }

  /// Counts that a style's Swift is read.
  func countReading(of text: String) { work += text.utf8.count / 4 }

  private var isExhausted: Bool { work / 16 > Budget.steps }

  /// Counts a view.
  func countView() throws {
    viewCount += 1
    if viewCount > Budget.views {
      throw EvaluationError(
        style: calls.last, message: "a style draws more than 10,000 views",
        hint: "look for a ForEach over a large range")
    }
  }

  /// Runs something one level deeper.
  @inline(__always)
  func nested<Result>(_ body: () throws -> Result) throws -> Result {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Budget.nesting {
      throw EvaluationError(
        style: calls.first, message: cycle ?? "a style is nested too deeply to be drawn",
        hint: "take parts of it out into constants")
    }
    return try body()
  }

  /// Runs a call under a name that messages give; a style's with the number of those around it.
  func entering<Result>(
    _ name: String, _ context: EvaluationContext, outerStyles count: Int? = nil,
    _ body: () throws -> Result
  ) throws -> Result {
    calls.append(name)
    outerStyles.append(count ?? outerStyles.last ?? 0)
    defer {
      calls.removeLast()
      outerStyles.removeLast()
    }
    if calls.count > Budget.calls {
      throw failure(cycle ?? "more than 64 calls are inside one another", context)
    }
    return try body()
  }

  /// The ring that the last call goes round in: `A calls itself too deeply: A -> B -> A`.
  private var cycle: String? {
    // Styles are what a person looks for; the functions that SwiftUI calls are left off. Closures, of
    // which a style has many, have no names.
    let line = lineage.filter { !$0.hasPrefix(Self.closure) }
    return Self.cycle(line.filter { !$0.hasSuffix(".makeBody") }) ?? Self.cycle(line)
  }

  /// The last call, after the one that it stands in, after the one that this stands in.
  ///
  /// A style is asked for by a label inside of others, and stands where it was put on.
  private var lineage: [String] {
    var line: [String] = []
    var place = calls.indices.last
    while let call = place {
      line.append(calls[call])
      place = calls[..<call].indices.last { outerStyles[$0] <= outerStyles[call] }
    }
    return line.reversed()
  }

  private static func cycle(_ calls: [String]) -> String? {
    // The last call may stand beside the ring that leads to it.
    let end = calls.indices.last { calls[..<$0].contains(calls[$0]) }
    guard let end, let start = calls[..<end].lastIndex(of: calls[end]) else { return nil }
    let members = Set(calls[start...end])
    guard let first = calls.firstIndex(where: members.contains) else { return nil }
    let again = calls[(first + 1)...].firstIndex(of: calls[first]) ?? calls.count - 1
    return "\(calls[first]) calls itself too deeply: "
      + calls[first...again].prefix(8).joined(separator: " -> ")
  }

  /// What the names of calls of closures begin with.
  static let closure = "a closure of "

  /// Makes an error at the present place.
  func failure(_ message: String, _ context: EvaluationContext, hint: String? = nil)
    -> EvaluationError
  {
    let module = context.module
    let place = Place(ofByte: offset, in: module.text.utf8)
    return EvaluationError(
      style: module.name, place: module.text.isEmpty ? nil : place, message: message, hint: hint)
  }
}
