/// Who writes, when and why: what stands in a version and in the operation log.
public struct Authorship: Hashable, Sendable {
  /// The author, as `Name <address>` or a name alone; nil for what nobody wrote, such as seeds.
  public var author: String?

  /// The time, in seconds since 1970, UTC.
  public var time: Int

  /// Why, in the author's words.
  public var message: String?

  /// Creates an authorship.
  public init(author: String?, time: Int, message: String? = nil) {
    self.author = author
    self.time = time
    self.message = message
  }
}
