/// How drafts are stored.
public struct AddOptions: Hashable, Sendable {
  /// Whether an item that exists gets a new version; else it is an error.
  public var replaces: Bool

  /// Whether only items that exist are taken, as an edit does.
  public var mustExist: Bool

  /// The version that the item must be at, as the first digits of its hash; nil for any.
  public var expected: String?

  /// Whether a name may mean another item than in the version that is replaced; else that is an error.
  public var takesOtherMeanings: Bool

  /// Creates options; who replaces, but for an edit, also takes names in their meaning of now.
  public init(
    replaces: Bool = false, mustExist: Bool = false, expected: String? = nil,
    takesOtherMeanings: Bool? = nil
  ) {
    self.replaces = replaces
    self.mustExist = mustExist
    self.expected = expected
    self.takesOtherMeanings = takesOtherMeanings ?? (replaces && !mustExist)
  }
}
