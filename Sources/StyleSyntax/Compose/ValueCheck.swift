import Diagnostics
import JSON
import SwiftText
import Vocabulary

/// Whether a value can stand for a parameter of a part, as far as its Swift alone tells.
struct ValueCheck {
  private let parameter: StyleParameter
  private let part: ComposedPart

  /// Creates a check for a parameter.
  init(_ parameter: StyleParameter, of part: ComposedPart) {
    self.parameter = parameter
    self.part = part
  }

  /// Refuses a value of the wrong type.
  func check(_ value: Expression) throws(CompositionError) {
    let taken = Signature.Parameter(parameter)
    if !taken.takes(value) || isOfOtherType(value) {
      throw CompositionError(
        "'\(parameter.name)' of \(part.name) takes \(taken.type.description), "
          + "not \(Printer.print(value))",
        hint: "for example --set '\(parameter.name)=\(PartParameter.example(parameter))'")
    }
    try checkCase(value)
  }

  /// Whether a value names its type, or a member that the type has not.
  private func isOfOtherType(_ value: Expression) -> Bool {
    let wanted = parameter.valueType
    if case .name(let name) = value.root.kind, let given = Self.types[name] {
      if given == .color { return !wanted.takesTint && isClosed(wanted) }
      return given != wanted && isClosed(wanted)
    }
    guard let (name, _) = value.uncalledImplicitMember else { return false }
    switch wanted {
    case .length, .number: return !Self.numbers.contains(name)
    case .integer: return !Self.integers.contains(name)
    case .bool, .string, .localizedText: return true
    default: return false
    }
  }

  private func isClosed(_ type: ValueType) -> Bool {
    switch type {
    case .length, .number, .integer, .bool, .string, .localizedText, .color, .font, .shapeStyle:
      true
    default: false
    }
  }

  private static let types: [String: ValueType] = [
    "Color": .color, "Font": .font, "String": .string, "CGFloat": .length,
  ]

  /// Swift: the static members of `BinaryFloatingPoint` that are values.
  private static let numbers: Set<String> = [
    "infinity", "zero", "pi", "greatestFiniteMagnitude", "leastNormalMagnitude",
    "leastNonzeroMagnitude", "nan", "ulpOfOne",
  ]

  private static let integers: Set<String> = ["zero", "max", "min"]

  /// Refuses a case that an enumeration of the part does not have.
  private func checkCase(_ value: Expression) throws(CompositionError) {
    guard let source = part.source, let (name, _) = value.uncalledImplicitMember else { return }
    let type = TypeWords(String(ValueType.withoutOptionalMarks(parameter.type[...]))).names.last
    guard let type, let members = Self.members(of: type, in: source.document.declarations),
      !members.contains(name)
    else { return }
    let near = Spelling.nearest(to: name, among: members)
    let all = members.prefix(8).map { "'.\($0)'" }.joined(separator: ", ")
    throw CompositionError(
      "'.\(name)' is none of \(type)",
      hint: near.map { "did you mean '.\($0)'?" } ?? "there are \(all)")
  }

  /// The cases and static members of an enumeration; nil where none of the name is declared.
  private static func members(
    of name: String, in declarations: [Declaration], depth: Int = 0
  ) -> [String]? {
    guard depth < 16 else { return nil }
    for case .type(let type) in declarations.map(\.kind) {
      if type.keyword == "enum", type.name == name {
        return type.members.compactMap { member in
          switch member.kind {
          case .case(let item): item.name
          case .property(let property) where member.attributes.contains("static"): property.name
          default: nil
          }
        }
      }
      if let found = members(of: name, in: type.members, depth: depth + 1) { return found }
    }
    return nil
  }
}
