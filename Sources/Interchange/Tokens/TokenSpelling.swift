import JSON
import StyleModel

/// How a file writes its tokens, so that what is put into it looks like the rest.
struct TokenSpelling {
  /// Whether it is in the older form, with `value` for `$value`.
  let isOlder: Bool

  /// The last token of a colour in the file.
  private(set) var token: JSONSpan?

  /// The value of the last colour that is no alias.
  private(set) var color: JSONSpan?

  /// The last alias.
  private(set) var alias: String?

  /// Looks at the tokens of a file, in their order.
  init(of tokens: [JSONSpan], isOlder: Bool) {
    self.isOlder = isOlder
    for token in tokens {
      guard let value = token[isOlder ? "value" : "$value"] else { continue }
      self.token = token
      if let text = value.string, TokenPath.alias(text) != nil {
        alias = text
      } else if value["$ref"] == nil {
        color = value
      }
    }
  }

  /// The key of values.
  var valueKey: String { isOlder ? "value" : "$value" }

  /// The key of types; nil where the file has none.
  var typeKey: String? {
    guard isOlder else { return "$type" }
    return token == nil || token?["type"] != nil ? "type" : nil
  }

  /// Returns an alias of a token as another alias is written, else as the last of the file.
  func alias(to path: [String], like model: String?) -> String {
    let model = model ?? alias ?? ""
    let open = model.hasPrefix("{!") ? "{!" : "{"
    let close = isOlder && model.hasSuffix(".value}") ? ".value}" : "}"
    return open + TokenPath.text(path) + close
  }

  /// Returns a colour as another one is written, else as the last of the file.
  func value(_ color: ColorValue, like model: JSONSpan?) -> JSONValue {
    let model = model ?? self.color
    if isOlder && model == nil || model?.string != nil,
      let text = ColorSpelling(color).text(like: model?.string)
    {
      return .string(text)
    }
    guard let model, model.isObject, case .object(let members) = TokenExport.value(color).content
    else { return TokenExport.value(color) }
    var written = members.filter { $0.key != "hex" && $0.key != "alpha" }
    if color.alpha != 1 || model["alpha"] != nil {
      written.append(JSONMember("alpha", .number(color.alpha)))
    }
    if let hex = model["hex"]?.string {
      written.append(JSONMember("hex", .string(Self.hex(of: color, like: hex))))
    }
    return .object(Self.sorted(written, like: model))
  }

  /// Returns the fallback of a colour in the case of another one.
  static func hex(of color: ColorValue, like model: String) -> String {
    let hex = color.fallbackHex
    return model.contains(where: \.isUppercase) ? hex : hex.lowercased()
  }

  /// Returns members in the order of those of an object, others at the end.
  static func sorted(_ members: [JSONMember], like model: JSONSpan?) -> [JSONMember] {
    let keys = model?.members.map(\.key) ?? []
    func place(_ member: JSONMember) -> Int {
      keys.firstIndex(of: member.key) ?? (["$type", "type"].contains(member.key) ? -1 : keys.count)
    }
    return members.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }
}

extension JSONSpan {
  /// How many levels of it have a line for each of their elements.
  func openLevels(in bytes: [UInt8]) -> Int {
    guard bytes[range].contains(0x0A) else { return 0 }
    let inner = members.map(\.value) + elements
    return 1 + (inner.map { $0.openLevels(in: bytes) }.max() ?? 0)
  }

  /// What stands inside the braces of the first object of it that is on one line; nil where there is
  /// none.
  func padding(in bytes: [UInt8]) -> String? {
    if let first = members.first, !bytes[range].contains(0x0A) {
      return String(
        decoding: bytes[range.lowerBound + 1..<first.keyRange.lowerBound], as: UTF8.self)
    }
    return (members.map(\.value) + elements).lazy.compactMap { $0.padding(in: bytes) }.first
  }

  /// The member of a key; nil where there is none.
  func member(_ key: String) -> Member? { members.first { $0.key == key } }
}
