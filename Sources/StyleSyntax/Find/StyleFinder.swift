/// Finds the label styles of Swift files, each with what belongs to it.
package enum StyleFinder {
  /// Finds the styles of one file.
  ///
  /// Every type that conforms to `LabelStyle` is one, also by an extension, in another type, or
  /// under `#if`. Other Swift is skipped and listed. An error in one style does not hide the
  /// others; what cannot be read as Swift at all is one error.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The file, as the person named it.
  /// - Returns: The styles, what is skipped, and what is wrong.
  package static func find(in bytes: [UInt8], file: String? = nil) -> FoundStyles {
    SwiftProject.read([SwiftProject.File(name: file, bytes: bytes)])
  }

  /// Finds the styles of several files that are added together.
  ///
  /// A style takes what belongs to it from all of them. That a name is there twice is left to the
  /// caller to tell.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - tintNames: The names of the catalog's tints, which constants may stand for.
  /// - Returns: The styles and tints, what is skipped, and what is wrong.
  package static func find(
    in files: [(name: String, bytes: [UInt8])], tintNames: Set<String> = []
  ) -> FoundStyles {
    SwiftProject.read(
      files.map { SwiftProject.File(name: $0.name, bytes: $0.bytes) }, tintNames: tintNames)
  }
}
