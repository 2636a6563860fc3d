import Diagnostics

/// A place of an item that names what the catalog does not have.
struct MissingUse {
  /// The place.
  let use: NamedUse

  /// Whether there was an item of the name.
  let wasRemoved: Bool

  /// The name of an item that was probably meant.
  let nearest: String?

  /// Looks the name up among what was removed and what is there; nil for a use of an item.
  init?(_ use: NamedUse, in content: CheckedContent) {
    guard use.item == nil else { return nil }
    self.use = use
    wasRemoved = content.wasRemoved(use.kind, named: use.name)
    nearest = wasRemoved ? nil : content.nearest(use.kind, to: use.name)
  }

  /// Whether it is taken to be the app's own.
  var isOfTheApp: Bool {
    if case .member = use.form { !wasRemoved && nearest == nil } else { false }
  }
}
