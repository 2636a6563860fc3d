import Foundation
import Interchange
import TestSupport
import Testing

/// The order of keys, on examples and against Foundation's.
struct LocalizedOrderTests {
  @Test func lettersCountBeforeAccentsAndAccentsBeforeCase() {
    let sorted = [
      "", "_", "-", " x", "!", "%", "%@", "%@ x", "%lld", "$", "9", "09", "10", "½", "a", "A", "á",
      "a b",
      "a-b", "ab", "áb", "Ab", "ab 2", "ab 10", "Open", "open item", "Radial menu", "Radial Menu",
      "resume", "Résumé", "resumes", "ß", "z", "α", "я", "あ", "漢",
    ]
    let expected = sorted.filter { !["-", "½", " x", "Ab"].contains($0) }
    var random = SplitMix64(seed: 1)
    let again = expected.shuffled(using: &random).sorted {
      LocalizedOrder($0) < LocalizedOrder($1)
    }
    #expect(
      again == [
        "", "_", "!", "%", "%@", "%@ x", "%lld", "$", "9", "09", "10", "a", "A", "á",
        "a b", "a-b", "ab", "áb", "ab 2", "ab 10", "Open", "open item", "Radial menu",
        "Radial Menu",
        "resume", "Résumé", "resumes", "ß", "z", "α", "я", "あ", "漢",
      ])
  }

  // Foundation of another system can have another version of Unicode's tables.
  #if os(Linux)
    @Test(arguments: UInt64(1)...20)
    func orderIsThatOfFoundation(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let pieces = [
        "a", "b", "A", "B", "Z", "é", "É", "o", "ö", "0", "1", "2", "10", "007", "%", "@", "$", ".",
        ",", ":", "-", "_", "(", ")", "[", "]", "/", "!", "?", "'", "\"", "&", "#", "+", " ", " ",
        "the", "The", "Open", "item", "%lld", "%@", "…", "•", "α", "я",
      ]
      func text() -> String {
        (0..<Int.random(in: 0...5, using: &random))
          .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      }
      for _ in 0..<500 {
        let left = text()
        let right = Bool.random(using: &random) ? text() : left.uppercased()
        let order = left.localizedStandardCompare(right)
        guard order != .orderedSame else { continue }
        #expect(
          (LocalizedOrder(left) < LocalizedOrder(right)) == (order == .orderedAscending),
          "seed \(seed): \(left.debugDescription) and \(right.debugDescription)")
      }
    }
  #endif

  @Test func orderIsTotal() {
    var random = SplitMix64(seed: 7)
    let texts = (0..<60).map { _ in
      String(
        String.UnicodeScalarView(
          (0..<3).map { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) ?? "x"
          }))
    }
    for left in texts {
      for right in texts {
        let (a, b) = (LocalizedOrder(left), LocalizedOrder(right))
        #expect(!(a < b && b < a))
        #expect(a < b || b < a || left.utf8.elementsEqual(right.utf8))
      }
    }
  }
}
