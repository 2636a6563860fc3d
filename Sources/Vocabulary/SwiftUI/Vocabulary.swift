/// What SwiftUI offers to a label style, by name: views, modifiers, values and environment keys.
///
/// A name that is not here is the app's own. The tables are text in the shape of Swift's own
/// declarations, one signature a line, and are read on first use.
package enum Vocabulary {
  /// A table from a name to the ways it can be called.
  typealias Table = [String: [Signature]]

  /// Returns the ways to call a modifier of views or shapes; nil for an unknown name.
  package static func modifier(_ name: String) -> [Signature]? { modifierTable[name] }

  /// Returns the ways to make a view or a shape; nil for an unknown name.
  package static func view(_ name: String) -> [Signature]? { viewTable[name] }

  /// Whether a name is a shape, which can be filled and stroked.
  package static func isShape(_ name: String) -> Bool { shapeTable[name] != nil }

  /// Returns the ways to make a value such as `Color` or `StrokeStyle`; nil for an unknown name.
  package static func value(_ name: String) -> [Signature]? { valueTable[name] }

  /// Returns the ways to call a method or static function of a value type, such as `opacity` of
  /// `color`; nil for an unknown name.
  package static func method(_ name: String, of type: ValueType) -> [Signature]? {
    methodTable[typeName(type)]?[name]
  }

  /// Returns the type of an environment key; nil for an unknown name.
  package static func environmentKey(_ name: String) -> EnvironmentKey? { environmentTable[name] }

  /// Returns the names that may follow a dot where a value of a type is wanted; empty where the
  /// vocabulary lists none.
  package static func members(of type: ValueType) -> Set<String> {
    memberTable[typeName(type)] ?? []
  }

  /// Whether a name is a type of SwiftUI or of the standard library that styles use.
  package static func isType(_ name: String) -> Bool {
    viewTable[name] != nil || valueTable[name] != nil || memberTable[name] != nil
  }

  /// The names of all modifiers.
  package static var modifierNames: [String] { Array(modifierTable.keys) }

  /// The names of all views and shapes.
  package static var viewNames: [String] { Array(viewTable.keys) }

  /// The names of all values.
  package static var valueNames: [String] { Array(valueTable.keys) }

  /// The names of all environment keys.
  package static var environmentKeyNames: [String] { Array(environmentTable.keys) }

  /// Returns the names of all methods and static functions of a value type.
  package static func methodNames(of type: ValueType) -> [String] {
    methodTable[typeName(type)].map { Array($0.keys) } ?? []
  }

  /// The name of a type in the tables.
  package static func typeName(_ type: ValueType) -> String {
    switch type {
    case .length: "CGFloat"
    case .number: "Double"
    case .integer: "Int"
    case .bool: "Bool"
    case .string, .localizedText: "String"
    case .color: "Color"
    case .shapeStyle: "ShapeStyle"
    case .font: "Font"
    case .shape: "Shape"
    case .view: "View"
    case .labelStyle: "LabelStyle"
    case .named(let name): name
    case .function, .array, .any: ""
    }
  }

  private static let modifierTable = table([
    layoutModifiers, drawingModifiers, textModifiers, otherModifiers, shapeModifiers,
  ])

  private static let viewTable = table([views, shapes])

  private static let shapeTable = table([shapes])

  private static let valueTable = table([values])

  private static let methodTable: [String: Table] = Dictionary(
    sections(methods).map { ($0.name, table([$0.body])) }, uniquingKeysWith: { first, _ in first })

  private static let memberTable: [String: Set<String>] = Dictionary(
    lines(members).compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let names = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      return (String(line[..<colon]), Set(names))
    }, uniquingKeysWith: { $0.union($1) })

  private static let environmentTable: [String: EnvironmentKey] = Dictionary(
    lines(environmentKeys).compactMap { line in
      EnvironmentKey(line).map { ($0.name, $0) }
    }, uniquingKeysWith: { first, _ in first })

  private static func table(_ texts: [String]) -> Table {
    var result: Table = [:]
    for text in texts {
      for line in lines(text) {
        guard let signature = Signature(line) else { continue }
        result[signature.name, default: []].append(signature)
      }
    }
    return result
  }

  /// The lines of a table.
  static func lines(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// The lines of the tables that cannot be read; there are none.
  package static var unreadableLines: [String] {
    let signatures = [
      layoutModifiers, drawingModifiers, textModifiers, otherModifiers, shapeModifiers, views,
      shapes, values,
    ]
    let wrong =
      (signatures + sections(methods).map(\.body)).flatMap(lines).filter { Signature($0) == nil }
      + lines(environmentKeys).filter { EnvironmentKey($0) == nil }
      + lines(members).filter { !$0.contains(":") }
    return wrong.map(String.init)
  }

  /// The parts of a table that a line `Type:` begins.
  private static func sections(_ text: String) -> [(name: String, body: String)] {
    var result: [(name: String, body: String)] = []
    for line in lines(text) {
      if line.last == ":" {
        result.append((String(line.dropLast()), ""))
      } else if let last = result.indices.last {
        result[last].body += line + "\n"
      }
    }
    return result
  }
}

/// A key of the environment: what a style can read with `@Environment`.
package struct EnvironmentKey: Hashable, Sendable {
  /// The name after `\.`.
  package var name: String

  /// The type.
  package var type: ValueType

  /// Whether the value can be `nil`.
  package var isOptional: Bool

  /// The value where nothing sets it, as Swift.
  package var defaultValue: String

  /// Reads a line of the vocabulary: `colorScheme: ColorScheme = .light`.
  init?(_ line: some StringProtocol) {
    let signature = Signature("key(\(line))")
    guard let parameter = signature?.parameters.first, let label = parameter.label else {
      return nil
    }
    name = label
    type = parameter.type
    isOptional = parameter.isOptional
    defaultValue = parameter.defaultValue ?? "nil"
  }
}
