import SwiftText

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
    var found = FoundStyles()
    do {
      let source = try SourceText(bytes)
      found = try FileReading.styles(in: try Tokens(source), file: file)
    } catch {
      found.diagnostics.append(diagnostic(of: error, in: bytes, file: file))
    }
    return found
  }

  /// Finds the styles of several files that are added together.
  ///
  /// One name twice is an error that names both places.
  package static func find(in files: [(name: String, bytes: [UInt8])]) -> FoundStyles {
    var all = FoundStyles()
    for file in files {
      let found = find(in: file.bytes, file: file.name)
      all.styles += found.styles
      all.skipped += found.skipped
      all.diagnostics += found.diagnostics
    }
    all.diagnostics += twins(in: all.styles)
    return all
  }

  /// Returns an error for each style whose name an earlier one has.
  package static func twins(in styles: [FoundStyle]) -> [Diagnostic] {
    var first: [String: FoundStyle] = [:]
    var errors: [Diagnostic] = []
    for style in styles {
      guard let twin = first[style.name] else {
        first[style.name] = style
        continue
      }
      let place = (twin.file.map { "\($0):" } ?? "") + twin.place.description
      errors.append(
        Diagnostic(
          .error, file: style.file, place: style.place,
          message: "the style '\(style.name)' is already declared at \(place)",
          hint: "rename one of the two, or add one of them alone"))
    }
    return errors
  }

  /// The error of a file that cannot be read; its offset counts in the text without a byte order
  /// mark, with LF at the ends of lines.
  private static func diagnostic(of error: SyntaxError, in bytes: [UInt8], file: String?)
    -> Diagnostic
  {
    let isWhole = bytes.count > Limits.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = isWhole ? [] : withLineFeeds(bytes[start...])
    return Diagnostic(
      .error, file: file, place: isWhole ? nil : Place(ofByte: error.offset, in: text),
      message: error.message, hint: error.hint)
  }

  private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\r") {
        output.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
        output.append(byte)
      }
      previous = byte
    }
    return output
  }
}
