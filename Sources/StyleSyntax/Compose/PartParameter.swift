import JSON
import SwiftText
import Vocabulary

/// A parameter of a part that becomes one of the composed style.
struct PartParameter {
  /// The part.
  var part: String

  /// The name.
  var name: String

  /// The type, as it is spelled outside of the part; nil where the value tells it.
  var type: String?

  /// The default value.
  var value: Expression?

  /// The stored property of the composed style.
  var declaration: Declaration {
    Declaration(
      .property(PropertyDeclaration(keyword: "var", name: name, type: type, value: value)))
  }

  /// The property as the body names it; `configuration` is the name of what the body is given.
  var reference: Expression {
    let plain = Expression(.name(name))
    guard name == "configuration" else { return plain }
    return Expression(.chain(Expression(.name("self")), [Link(.member(name))]))
  }

  /// Refuses parameters of one name, which the composed style cannot both have.
  static func refuseTwins(among parameters: [PartParameter]) throws(CompositionError) {
    for parameter in parameters {
      let twins = parameters.filter { $0.name == parameter.name }
      guard twins.count > 1 else { continue }
      throw Self.twins(parameter.name, of: twins.map(\.part), example: example(twins))
    }
  }

  /// The error about a name that parameters of several parts have.
  static func twins(_ name: String, of parts: [String], example: String) -> CompositionError {
    var names: [String] = []
    for part in parts where !names.contains(part) { names.append(part) }
    let options = names.map { "--set '\($0).\(name)=\(example)'" }.joined(separator: " ")
    let owners = names.count == 1 ? "\(names[0]) and \(names[0])" : names.joined(separator: " and ")
    return CompositionError(
      "'\(name)' is a parameter of \(owners)", hint: "say for each: \(options)")
  }

  private static func example(_ parameters: [PartParameter]) -> String {
    if let value = parameters.lazy.compactMap(\.value).first { return Printer.print(value) }
    return sample(ofType: parameters.first?.type ?? "")
  }

  /// A value that a parameter could be given.
  static func example(_ parameter: StyleParameter) -> String {
    parameter.defaultValue.map { Printer.print($0) } ?? sample(ofType: parameter.type)
  }

  private static func sample(ofType type: String) -> String {
    switch ValueType(swift: type) {
    case .color, .shapeStyle: ".blue"
    case .length, .number, .integer: "8"
    case .bool: "true"
    case .string, .localizedText: "\"Text\""
    case .font: ".body"
    case .shape: ".capsule"
    default: "VALUE"
    }
  }
}
