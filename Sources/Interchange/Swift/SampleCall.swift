import JSON
import StyleSyntax
import SwiftText
import Vocabulary

/// A call that makes a style.
enum SampleCall {
  /// Returns a call with a value for each parameter that needs one; nil where the type of one tells
  /// no value.
  static func call(
    of name: String, _ interface: StyleInterface, in declarations: [Declaration]
  ) -> Expression? {
    call(of: name, interface.parameters, given: [:]) { parameter in
      sample(of: parameter.type) ?? firstCase(of: parameter.type, in: declarations)
    }
  }

  /// The first case without values of an enumeration that the style declares.
  private static func firstCase(
    of type: String, in declarations: [Declaration], depth: Int = 0
  ) -> Expression? {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    for case .type(let declared) in declarations.map(\.kind) where depth < 16 {
      if declared.keyword == "enum", declared.name == name {
        for case .case(let item) in declared.members.map(\.kind) where item.associated == nil {
          return Expression(.implicitMember(item.name))
        }
      }
      if let found = firstCase(of: type, in: declared.members, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Returns a call with the values that are given and a sample for the rest that needs one.
  static func call(
    of name: String, _ parameters: [StyleParameter], given: [String: Expression],
    sample: (StyleParameter) -> Expression?
  ) -> Expression? {
    var arguments: [Argument] = []
    for parameter in parameters {
      if let value = given[parameter.name] {
        arguments.append(Argument(label: parameter.label, value: value))
      } else if parameter.isRequired {
        guard let value = sample(parameter) else { return nil }
        arguments.append(Argument(label: parameter.label, value: value))
      }
    }
    return Expression(
      .chain(Expression(.name(name)), [Link(.call(Call(arguments: arguments)))]))
  }

  private static func sample(of type: String) -> Expression? {
    switch ValueType(swift: type) {
    case .color, .shapeStyle: Expression(.implicitMember("green"))
    case .length, .number, .integer: Expression(.number("8"))
    case .bool: Expression(.name("true"))
    case .string, .localizedText: Expression(.string("\"Text\""))
    case .font: Expression(.implicitMember("body"))
    case .shape: Expression(.implicitMember("capsule"))
    case .named("Font.Weight"): Expression(.implicitMember("semibold"))
    case .named("Alignment"), .named("VerticalAlignment"): Expression(.implicitMember("center"))
    case .named("HorizontalAlignment"), .named("TextAlignment"):
      Expression(.implicitMember("leading"))
    default: type.hasSuffix("?") ? Expression(.name("nil")) : nil
    }
  }
}
