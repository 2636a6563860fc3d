import TestSupport
import Testing

@testable import StylePreview

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("A", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("ﾊﾟ", 2), ("日", 2), ("각", 2),
    ("\u{1112}\u{1161}", 2),
    ("☀", 1), ("☀\u{FE0F}", 2), ("☀\u{FE0E}", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0F}\u{200D}🔥", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("🇺🇸", 2), ("💅🏻", 2), ("👨‍👩‍👧‍👦", 2), ("☝🏻", 2), ("⛅", 2),
    ("\u{AD}", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("☰", 2), ("★", 1), ("─", 1),
    ("नमस्ते", 4), ("कि", 2), ("กำ", 2), ("Z\u{300}\u{301}\u{302}", 1), ("\u{FFFD}", 1),
  ])
  func charactersTakeTheCellsThatTerminalsGiveThem(text: String, cells: Int) {
    #expect(TextWidth.cells(text) == cells)
  }

  @Test func tablesAreSortedAndApart() {
    for table in [
      WidthTables.wide, WidthTables.zero, WidthTables.ambiguous, WidthTables.rightToLeft,
      WidthTables.emojiBases,
    ] {
      #expect(table.count.isMultiple(of: 2))
      for index in 1..<table.count {
        let isLast = !index.isMultiple(of: 2)
        #expect(isLast ? table[index] >= table[index - 1] : table[index] > table[index - 1] + 1)
      }
    }
  }
}
