import Diagnostics
import Testing

@testable import StyleModel

@Suite struct StoredNameTests {
  @Test(
    arguments: [
      ("brand", "brand", nil), ("brand·2", "brand", 2), ("brand·1", "brand", 1),
      ("brand·2·3", "brand·2", 3), ("Brand.primary·12", "Brand.primary", 12), ("2·2", "2", 2),
      ("brand·", "brand·", nil), ("brand·02", "brand·02", nil), ("brand·0", "brand·0", nil),
      ("·2", "·2", nil), ("brand·2x", "brand·2x", nil), ("brand·٢", "brand·٢", nil), ("", "", nil),
      ("brand·1234567890", "brand·1234567890", nil), ("col·lecció", "col·lecció", nil),
    ] as [(String, String, Int?)])
  func numbersAreRead(_ text: String, stem: String, number: Int?) {
    let name = StoredName(stored: text)
    #expect(name == StoredName(stem, number: number))
    #expect(name.text == text)
  }

  @Test func keyMayBeLongerThanAName() throws {
    let longest = String(repeating: "n", count: ItemName.lengthLimit)
    #expect(try ItemName("\(longest)·2", for: .tint).text == "\(longest)·2")
    #expect(throws: InputError.self) { try ItemName("\(longest)n·2", for: .tint) }
    #expect(throws: InputError.self) { try ItemName("\(longest)·", for: .tint) }
    #expect(try ItemName("Pill·2", for: .style).text == "Pill·2")
  }
}
