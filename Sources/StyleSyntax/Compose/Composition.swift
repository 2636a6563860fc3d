import Diagnostics
import SwiftText

/// A style that is made of others: a label in the styles in turn, the first one closest to it.
///
/// What it makes is an ordinary style, whose body SwiftUI nests as it nests any other:
///
/// ```swift
/// Label(configuration)
///     .labelStyle(First(color: color))
///     .labelStyle(.iconOnly)
/// ```
///
/// Parameters of parts that are given no value become its own.
package struct Composition: Sendable {
  /// The most parts of one style.
  ///
  /// Each part is evaluated inside the body of the one before it, and evaluation goes 64 calls deep.
  package static let partLimit = 24

  /// The name of the style.
  package var name: String

  /// The parts, first one closest to the label.
  package var parts: [ComposedPart]

  /// Values for parameters of parts by name: `color`, `IconTintLabelStyle.color`.
  package var settings: [String: Expression]

  /// What `.tint(…)` around everything is given.
  package var tint: Expression?

  /// Creates a composition.
  package init(
    name: String, parts: [ComposedPart], settings: [String: Expression] = [:],
    tint: Expression? = nil
  ) {
    self.name = name
    self.parts = parts
    self.settings = settings
    self.tint = tint
  }

  /// The canonical Swift of the style, and what a person should know about it.
  package func swift() throws(CompositionError) -> (text: String, notes: [Diagnostic]) {
    try Self.check(partCount: parts.count)
    try checkNames()
    let given = try PartSettings(settings, for: parts).values
    var calls: [Expression] = []
    var own: [PartParameter] = []
    var notes: [Diagnostic] = []
    for (part, given) in zip(parts, given) {
      switch part.style {
      case .builtIn(let style): calls.append(Expression(.implicitMember(style.rawValue)))
      case .expression(let expression): calls.append(expression)
      case .source(let source):
        let call = try PartCall(part.name, source, given: given)
        calls.append(call.expression)
        own += call.own
        notes += call.notes
      }
    }
    try PartParameter.refuseTwins(among: own)
    return (Printer.print(document(calls, own)), notes)
  }

  /// Refuses a number of parts that cannot be drawn.
  package static func check(partCount: Int) throws(CompositionError) {
    if partCount == 0 { throw CompositionError("a style is composed of one style at least") }
    guard partCount > partLimit else { return }
    throw CompositionError(
      "these are \(partCount) styles; one is composed of \(partLimit) at most",
      hint: "compose some of them first, and then the results")
  }

  /// Refuses a name that a part has for other things.
  private func checkNames() throws(CompositionError) {
    for part in parts {
      guard let source = part.source, source.name != name else { continue }
      if DeclaredNames(of: source.document).typeNames.contains(name) {
        throw CompositionError(
          "the Swift of '\(part.name)' has the name '\(name)' for something else",
          hint: "choose another name")
      }
    }
  }

  private func document(_ calls: [Expression], _ own: [PartParameter]) -> Document {
    func call(_ value: Expression) -> Link {
      Link(.call(Call(arguments: [Argument(value: value)])))
    }
    var links = [call(Expression(.name("configuration")))]
    for style in calls { links += [Link(.member("labelStyle")), call(style)] }
    if let tint { links += [Link(.member("tint")), call(tint)] }
    let label = Expression(.chain(Expression(.name("Label")), links))
    let body = FunctionDeclaration(
      keyword: "func", name: "makeBody",
      parameters: [Parameter(label: "configuration", type: "Configuration")], result: "some View",
      body: Block([Statement(.expression(label))]))
    let type = TypeDeclaration(
      keyword: "struct", name: name, inherits: ["LabelStyle"],
      members: own.map(\.declaration) + [Declaration(.function(body))])
    return Document([Declaration(.type(type))])
  }
}
