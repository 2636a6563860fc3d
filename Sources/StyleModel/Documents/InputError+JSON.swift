import JSON
import SwiftText

extension InputError {
  /// Creates an error from what the reader of JSON found in the bytes of a file.
  package init(_ error: JSONError, in bytes: [UInt8], file: String? = nil) {
    var message = error.message
    if let earlier = error.earlierOffset {
      message += ", first at \(Place(ofByte: earlier, inFile: bytes))"
    }
    self.init([
      Diagnostic(
        .error, file: file, place: Place(ofByte: error.offset, inFile: bytes), message: message,
        hint: error.hint)
    ])
  }

  /// Creates an error of one sentence without a place.
  package init(_ message: String, file: String? = nil, hint: String? = nil) {
    self.init([Diagnostic(.error, file: file, message: message, hint: hint)])
  }
}
