import StyleModel

/// What becomes of what an item carries beside its content where a draft replaces it.
package enum ExtrasRule: Sendable {
  /// What the draft does not say stays.
  case kept

  /// The draft says all of it, as where a person edited the whole document.
  case whole

  /// The draft is a design token: the deprecation stays unless the file says that there is none, and
  /// so does what other formats keep in a tint.
  case token(isUndeprecated: Bool, isOthers: @Sendable (String) -> Bool)

  /// Whether the draft is a design token, whose colours are never those of exported Swift.
  package var isToken: Bool {
    if case .token = self { true } else { false }
  }

  /// Returns what the item carries after the draft.
  package func extras(of new: DocumentExtras, over old: DocumentExtras) -> DocumentExtras {
    switch self {
    case .kept: return new.keeping(old)
    case .whole: return new
    case .token(let isUndeprecated, let isOthers):
      var extras = new
      if extras.deprecated == nil, !isUndeprecated { extras.deprecated = old.deprecated }
      extras.extensions += old.extensions.filter { member in
        isOthers(member.key) && !new.extensions.contains { $0.key == member.key }
      }
      return extras
    }
  }
}
