/// How drafts are stored.
public struct AddOptions: Hashable, Sendable {
  /// Whether an item that exists gets a new version; else it is an error.
  public var replaces: Bool

  /// Whether only items that exist are taken, as an edit does.
  public var mustExist: Bool

  /// The version that the item must be at, as the first digits of its hash; nil for any.
  public var expected: String?

  /// Creates options.
  public init(replaces: Bool = false, mustExist: Bool = false, expected: String? = nil) {
    self.replaces = replaces
    self.mustExist = mustExist
    self.expected = expected
  }
}
