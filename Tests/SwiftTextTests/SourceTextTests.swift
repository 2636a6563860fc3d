import Diagnostics
import SwiftText
import Testing

/// What counts as a text, and how lines are counted in it.
@Suite struct SourceTextTests {
  @Test func otherEncodingsAreRefusedWithTheByte() {
    let error = #expect(throws: SyntaxError.self) {
      try SourceText(Array("// caf".utf8) + [0xE9] + Array("\nlet x = 1".utf8))
    }
    #expect(error?.offset == 6)
    #expect(error?.message == "the byte 0xE9 is not UTF-8")
    #expect(error?.hint == "save the file as UTF-8")
  }

  @Test(arguments: [
    [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
  ])
  func malformedSequencesAreRefused(_ bytes: [UInt8]) {
    #expect(throws: SyntaxError.self) { try SourceText(Array("ab".utf8) + bytes) }
  }

  @Test func nulIsRefused() {
    let error = #expect(throws: SyntaxError.self) { try SourceText([0x61, 0, 0x62]) }
    #expect(error?.offset == 1)
  }

  @Test func tooLargeIsRefusedWithTheCap() {
    let error = #expect(throws: SyntaxError.self) {
      try SourceText([UInt8](repeating: 0x20, count: 10_000_000))
    }
    #expect(error?.message == "the text has 10000000 bytes; at most 4194304 are read")
  }

  @Test func everyLineEndCountsOnceAndTheMarkNotAtAll() throws {
    let text = "\u{FEFF}let a = 1\r\nlet b = 2\rlet ä = 3 é"
    let source = try SourceText(text)
    #expect(try canonical("\u{FEFF}let a = 1\r\nlet b = 2\r") == "let a = 1\nlet b = 2\n")
    let error = #expect(throws: SyntaxError.self) { try Reader.document(source) }
    #expect(source.place(of: error?.offset ?? 0) == Place(line: 3, column: 11))
  }
}
