import StyleModel

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

extension Authorship {
  /// Throws where a version could not be read back with this in it.
  func check() throws(CatalogError) {
    if let author, author.utf8.count > Version.authorLimit {
      throw .badAuthorship("the author has more than \(Version.authorLimit) bytes")
    }
    if let message, message.utf8.count > Version.messageLimit {
      throw .badAuthorship("the message has more than \(Version.messageLimit) bytes")
    }
    guard 0...Version.timeLimit ~= time else {
      throw .badAuthorship("the time \(time) is not between the years 1970 and 9999")
    }
  }
}
