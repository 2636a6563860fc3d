import JSON
import StyleModel

/// What a token is to say.
enum WrittenValue: Hashable {
  /// That it stands for another token, by the name of its tint without case.
  case alias(String, path: [String])

  /// A colour.
  case color(ColorValue)

  /// A colour of the system, as it is in the appearance that the token is for.
  case system(String, ColorValue)
}

extension TokenFileEdit {
  /// Gives a token another value, in the form of the one that it has.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - offset: The byte of the key of the token.
  ///   - present: The colour that it has; nil where it is an alias or cannot be read.
  mutating func set(_ value: WrittenValue, ofTokenAt offset: Int, present: ColorValue?) {
    guard let token = token(at: offset) else { return }
    if let pointer = token.member("$ref") {
      set(value, of: token, pointer)
    } else if let member = token.member(spelling.valueKey) {
      switch value {
      case .alias(_, let path): set(path, in: member, of: token)
      case .color(let color), .system(_, let color):
        set(color, in: member, of: token, present: present)
      }
    }
    mark(value, in: token)
  }

  /// Replaces a pointer to another token.
  private mutating func set(
    _ value: WrittenValue, of token: JSONSpan, _ pointer: JSONSpan.Member
  ) {
    switch value {
    case .alias(_, let path):
      replace(pointer.value, by: .string(Self.pointer(to: path, like: pointer.value.string)))
    case .color(let color), .system(_, let color):
      edit.replace(pointer.keyRange, by: "\"\(spelling.valueKey)\"")
      replaceWhole(pointer, of: token, by: spelling.value(color, like: nil))
    }
  }

  private mutating func set(_ path: [String], in member: JSONSpan.Member, of token: JSONSpan) {
    let value = member.value
    if let pointer = value["$ref"], value.members.count == 1 {
      return replace(pointer, by: .string(Self.pointer(to: path, like: pointer.string)))
    }
    let isAlias = value.string.map { TokenPath.alias($0) != nil } ?? false
    let text = spelling.alias(to: path, like: isAlias ? value.string : nil)
    replaceWhole(member, of: token, by: .string(text))
  }

  private mutating func set(
    _ color: ColorValue, in member: JSONSpan.Member, of token: JSONSpan, present: ColorValue?
  ) {
    let value = member.value
    if let present, value["colorSpace"]?.string != nil,
      value["components"]?.elements.count == color.components.count
    {
      return set(color, in: value, present)
    }
    let isColor = present != nil || value.string.map { TokenPath.alias($0) == nil } ?? false
    replaceWhole(member, of: token, by: spelling.value(color, like: isColor ? value : nil))
  }

  /// Changes the parts of a colour that are others.
  private mutating func set(_ color: ColorValue, in value: JSONSpan, _ present: ColorValue) {
    if color.space != present.space, let space = value["colorSpace"] {
      replace(space, by: .string(color.space.rawValue))
    }
    let elements = value["components"]?.elements ?? []
    for (index, element) in elements.enumerated()
    where color.components[index] != present.components[index] {
      replace(element, by: color.components[index].map(JSONValue.number) ?? "none")
    }
    if color.alpha != present.alpha {
      if let alpha = value["alpha"] {
        replace(alpha, by: .number(color.alpha))
      } else {
        edit.append([JSONMember("alpha", .number(color.alpha))], to: value, style: style)
      }
    }
    if let hex = value["hex"], let text = hex.string {
      let new = TokenSpelling.hex(of: color, like: text)
      if new.lowercased() != text.lowercased() { replace(hex, by: .string(new)) }
    }
  }

  private mutating func replace(_ value: JSONSpan, by new: JSONValue) {
    edit.replace(value.range, by: style.onOneLine.text(new, depth: 0))
  }

  /// Replaces a value by one of another form, laid out as the colours of the file are.
  private mutating func replaceWhole(
    _ member: JSONSpan.Member, of token: JSONSpan, by new: JSONValue
  ) {
    var style = style
    if !style.newline.isEmpty {
      style.base = edit.indentation(at: member.keyRange.lowerBound)
    }
    let isOpen = file.bytes[token.range].contains(0x0A)
    style.openLevels = isOpen ? spelling.color?.openLevels(in: file.bytes) ?? 1 : 0
    edit.replace(member.value.range, by: style.text(new, depth: 0))
  }

  /// A JSON Pointer to a token, to its value where another one leads to a value.
  private static func pointer(to path: [String], like model: String?) -> String {
    let names = path.map { name in
      name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
    let end = model?.hasSuffix("/$value") == true ? "/$value" : ""
    return "#/" + names.joined(separator: "/") + end
  }
}
