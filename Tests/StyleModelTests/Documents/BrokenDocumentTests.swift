import StyleModel
import TestSupport
import Testing

private let documents = [
  #"{"format":1,"kind":"labels","labels":["A",{"title":"日","systemImage":"moon"},"#
    + #"{"title":"\u00e9","translations":{"de":"x"}}],"deprecated":{"use":"b"},"extensions":{}}"#,
  ##"{"any":"#0A84FF","dark":{"alias":"blue"},"name":"brand","##
    + #""highContrast":{"colorSpace":"oklch","components":[0.5,0.1,"none"],"alpha":0.5}}"#,
  ##"[{"title":"A"},{"title":"B"},"C","D"]"##,
]

/// Returns a document in which a few bytes are changed, put in or taken out.
private func broken(_ random: inout SplitMix64) -> [UInt8] {
  var bytes = Array((documents.randomElement(using: &random) ?? "").utf8)
  let alphabet = Array(#"{}[]",:\u0e-.#tn"#.utf8) + [0x00, 0x0A, 0x0D, 0x80, 0xE6, 0xFF]
  for _ in 0..<Int.random(in: 1...3, using: &random) {
    let index = Int.random(in: bytes.indices, using: &random)
    let byte = alphabet.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes[index] = byte
    case 1: bytes.insert(byte, at: index)
    default: bytes.remove(at: index)
    }
  }
  return bytes
}

@Test(arguments: 0..<50 as Range<UInt64>)
func brokenDocumentsAreReadOrRefusedWithAPlace(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  for _ in 0..<40 {
    let bytes = broken(&random)
    do {
      let document = try AddedDocument(reading: bytes).document
      let again = try ItemDocument(stored: identified(document).canonical, kind: document.kind)
      #expect(again.canonical == identified(document).canonical)
    } catch {
      #expect(error.diagnostics.allSatisfy { $0.place != nil })
      #expect(!error.diagnostics.isEmpty)
    }
  }
}

@Test(arguments: 0..<50 as Range<UInt64>)
func bothReadersOfLabelsTakeTheSame(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  for _ in 0..<40 {
    let bytes = broken(&random)
    let added = try? AddedDocument(reading: bytes).document
    let list = try? LabelList(reading: bytes)
    if case .labels(let set) = added {
      #expect(list?.count == set.labels.count)
    } else {
      #expect(list == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

private func identified(_ document: ItemDocument) -> ItemDocument {
  if case .labels(let set) = document { .labels(set.givingIDs()) } else { document }
}
