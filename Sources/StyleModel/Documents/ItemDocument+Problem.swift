import Diagnostics
import SwiftText

extension ItemDocument {
  /// Why stored bytes are no document of a kind that can be shown; nil where they are one.
  package static func problem(inStored bytes: [UInt8], kind: ItemKind) -> String? {
    do {
      if case .style(let style) = try ItemDocument(stored: bytes, kind: kind) {
        _ = try Reader.document(style.swift)
      }
      return nil
    } catch {
      return reason(of: error) ?? "it is no document"
    }
  }

  /// What an error says that reading a document ended with; nil for one that is about something
  /// else.
  package static func reason(of error: any Error) -> String? {
    switch error {
    case let error as InputError:
      error.diagnostics.first { $0.severity == .error }?.message ?? "its content is unknown"
    case let error as SyntaxError: error.message
    default: nil
    }
  }
}
