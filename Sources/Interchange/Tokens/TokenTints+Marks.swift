import StyleModel

/// What an export of ours says in tokens.
extension TokenTints {
  private static func mark(_ token: Token, _ key: String) -> String? {
    token["$extensions"]?.value[TokenMark.key]?[key]?.string
  }

  /// The name of the tint that a token becomes.
  static func name(of token: Token) -> String {
    statedName(of: token) ?? TokenName.name(of: token.path)
  }

  /// The name that an export wrote into the token, where the path does not say it.
  static func statedName(of token: Token) -> String? {
    let path = token.path.last == TokenPath.root ? Array(token.path.dropLast()) : token.path
    guard let name = mark(token, TokenMark.name), TokenName.path(of: name) == path else {
      return nil
    }
    return name
  }

  /// The colour of the system that a value was taken from, as long as it is that one's.
  static func system(
    of token: Token, _ variant: Tint.Variant, _ color: ColorValue
  ) -> Tint.Value? {
    guard let name = mark(token, TokenMark.system), let system = SystemColor(name: name),
      ColorValue(of: system, for: variant) == color
    else { return nil }
    return .system(name)
  }
}

extension Tint.Value {
  /// The colour of the system that the value is, and what it is called; nil for any other value.
  ///
  /// An alias of before does not say whether it is a tint: it is one where there is a tint of the name.
  func systemColor(unless isTint: (String) -> Bool) -> (name: String, color: SystemColor)? {
    switch self {
    case .alias(let name) where !isTint(name), .system(let name):
      SystemColor(name: name).map { (name, $0) }
    default: nil
    }
  }
}

extension ColorValue {
  /// The colour of the system as it is in a variant.
  init(of system: SystemColor, for variant: Tint.Variant) {
    let rgba = system.rgba(for: variant.appearance)
    self.init(
      space: .srgb, components: [rgba.red, rgba.green, rgba.blue], alpha: rgba.alpha)
  }
}
