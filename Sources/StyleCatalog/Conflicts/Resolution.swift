/// How an item in conflict is settled.
public enum Resolution: Sendable {
  /// With what stood here before the merge, whole.
  case ours

  /// With what came in with the merge, whole.
  case theirs

  /// With the head whose hash begins with some digits.
  case head(String)

  /// With something new, which has one of the names that the heads have.
  case content(Draft)
}
