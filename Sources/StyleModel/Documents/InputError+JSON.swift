import Diagnostics
import JSON

extension InputError {
  /// Creates an error from what the reader of JSON found in the bytes of a file.
  package init(_ error: JSONError, in bytes: [UInt8], file: String? = nil) {
    var reader = DocumentReader(bytes, file: file, origin: .added)
    reader.report(error)
    self = reader.failure
  }

  /// Creates an error of one sentence without a place.
  package init(_ message: String, file: String? = nil, hint: String? = nil) {
    self.init([Diagnostic(.error, file: file, message: message, hint: hint)])
  }
}
