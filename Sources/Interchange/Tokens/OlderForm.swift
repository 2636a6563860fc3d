import JSON
import StyleModel

/// Tokens as they were written before the format had its `$`: `{ "value": "#f00", "type": "color" }`
/// (Style Dictionary up to 4, Tokens Studio, Theo, Polaris).
enum OlderForm {
  /// The type that stands for none, of what is no colour by its value.
  static let untyped = "value"

  /// Whether a file is in the older form: it has such tokens, and none of the present form.
  static func isOne(_ value: JSONValue) -> Bool { value.holdsOlderToken && !value.holdsToken }

  /// Returns a group of the older form in the present one, each member at the place where it stands.
  ///
  /// - Parameters:
  ///   - value: The group.
  ///   - isTyped: Whether a group around it says the type.
  /// - Returns: The group in the present form.
  static func converted(_ value: JSONValue, isTyped: Bool = false) -> JSONValue {
    guard let members = value.object else { return value }
    let isToken = value.isOlderToken
    let isTyped = isTyped || value["type"]?.string != nil || value["global"]?["type"] != nil
    var kept = members.compactMap { member -> JSONMember? in
      if member.key.hasPrefix("$") { return member }
      switch member.key {
      case "value" where isToken: return renamed(member, "$value")
      case "type" where member.value.string != nil: return renamed(member, "$type")
      case "description" where member.value.string != nil,
        "comment" where member.value.string != nil:
        return renamed(member, "$description")
      default:
        guard !isToken, member.value.object != nil else { return nil }
        return JSONMember(
          member.key, converted(member.value, isTyped: isTyped), keyOffset: member.keyOffset)
      }
    }
    if let comment = kept.lastIndex(where: { $0.key == "$description" }),
      kept.firstIndex(where: { $0.key == "$description" }) != comment
    {
      kept.remove(at: comment)
    }
    if isToken, !isTyped, let type = type(of: value["value"]) {
      kept.append(JSONMember("$type", .string(type)))
    }
    return JSONValue(.object(kept), offset: value.offset)
  }

  private static func renamed(_ member: JSONMember, _ key: String) -> JSONMember {
    JSONMember(key, member.value, keyOffset: member.keyOffset)
  }

  /// The type of a value that says none; nil for an alias, which has that of its target.
  private static func type(of value: JSONValue?) -> String? {
    guard let text = value?.string else { return untyped }
    if text.contains("{") { return nil }
    return text.isWrittenColor ? "color" : untyped
  }
}

extension JSONValue {
  /// Whether it is a token of the older form.
  fileprivate var isOlderToken: Bool {
    guard let value = self["value"] else { return false }
    return value.object == nil || self["type"]?.string != nil
  }

  /// Whether a token of the older form stands in it that says its type, or whose value does.
  fileprivate var holdsOlderToken: Bool {
    guard let members = object else { return false }
    if let value = self["value"] {
      if self["type"]?.string != nil { return true }
      if let text = value.string { return text.isWrittenColor || TokenPath.alias(text) != nil }
    }
    return members.contains { $0.value.holdsOlderToken }
  }

  /// Whether a token of the present form stands in it; JSON is at most 64 deep.
  var holdsToken: Bool {
    guard let members = object else { return false }
    return members.contains { member in
      member.key == "$value" || member.key == "$extends" || member.key == "$type"
        || member.key == "$ref" || member.value.holdsToken
    }
  }
}

extension String {
  /// Whether it can be nothing but a colour: hex digits, or a function of CSS.
  fileprivate var isWrittenColor: Bool {
    (hasPrefix("#") || contains("(")) && (try? ColorValue(parsing: self)) != nil
  }
}
