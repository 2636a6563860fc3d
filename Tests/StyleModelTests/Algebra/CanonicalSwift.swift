import SwiftText

/// Returns Swift in its canonical layout.
func canonicalSwift(_ text: String) throws -> String {
  Printer.print(try Reader.document(text))
}
