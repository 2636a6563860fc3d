import StyleModel
import TestSupport
import Testing

private func digest(_ text: String) -> String { ContentHash(of: text.utf8).hex }

/// The examples of NIST for SHA-256 (FIPS 180-4).
@Test func hashesOfNIST() {
  #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  #expect(
    digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
      == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  #expect(
    digest(
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
        + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
      == "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1")
  #expect(
    digest(String(repeating: "a", count: 1_000_000))
      == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
}

@Test(arguments: 0..<200 as Range<Int>)
func piecesHashLikeTheWhole(length: Int) {
  var random = SplitMix64(seed: UInt64(length))
  let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  var hash = SHA256()
  var rest = bytes[...]
  while !rest.isEmpty {
    let piece = rest.prefix(Int.random(in: 1...70, using: &random))
    hash.update(piece)
    rest = rest.dropFirst(piece.count)
  }
  #expect(ContentHash(bytes: hash.finalize()) == ContentHash(of: bytes))
}

@Test func askingForTheHashDoesNotEndIt() {
  var hash = SHA256()
  hash.update("ab".utf8)
  _ = hash.finalize()
  hash.update("c".utf8)
  #expect(ContentHash(bytes: hash.finalize()) == ContentHash(of: "abc".utf8))
}

@Test func hexIsReadInBothCases() throws {
  let hash = ContentHash(of: "abc".utf8)
  let hex = hash.hex
  #expect(ContentHash(hex: hex) == hash)
  #expect(ContentHash(hex: hex.uppercased()) == hash)
  #expect(ContentHash(hex: String(hex.dropLast())) == nil)
  #expect(ContentHash(hex: hex.dropLast() + "g") == nil)
}

@Test func hashesAreTheirBytes() throws {
  let hashes = (0..<100).map { ContentHash(of: "\($0)".utf8) }
  for hash in hashes {
    #expect(ContentHash(bytes: hash.bytes) == hash)
    #expect(ContentHash(hex: hash.hex) == hash)
    #expect(ContentHash(hex: hash.hex.uppercased()) == hash)
    #expect(ContentHash(bytes: Array(hash.bytes.dropLast())) == nil)
    #expect(ContentHash(hex: hash.hex.dropLast() + "g") == nil)
  }
  #expect(
    hashes.sorted().map(\.bytes)
      == hashes.map(\.bytes).sorted { $0.lexicographicallyPrecedes($1) })
  #expect(hashes.sorted().map(\.hex) == hashes.map(\.hex).sorted())
}
