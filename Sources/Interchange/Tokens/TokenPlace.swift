/// A place in one of several files.
struct TokenPlace: Hashable {
  /// The number of the file.
  var file: Int

  /// The byte offset in it.
  var offset: Int
}
