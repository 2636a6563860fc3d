import StyleModel
import TestSupport
import Testing

private func version() throws -> Version {
  Version(
    kind: .labels, key: try ItemName("week", for: .labels),
    name: try ItemName("days", for: .labels),
    document: ContentHash(of: "b".utf8),
    parents: [ContentHash(of: "z".utf8), ContentHash(of: "a".utf8), ContentHash(of: "z".utf8)],
    author: "Ada <ada@example.com>", time: 1_700_000_000, message: "Name the \"days\"\n")
}

private func problems(_ record: String) -> [String] {
  do {
    _ = try Version(record: Array(record.utf8))
    return []
  } catch {
    return error.diagnostics.map {
      ($0.place.map { "\($0): " } ?? "") + $0.message
    }
  }
}

@Test func recordOfAVersion() throws {
  let version = try version()
  #expect(
    String(decoding: version.record, as: UTF8.self) == #"""
      {"author":"Ada <ada@example.com>",\#
      "document":"3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d",\#
      "key":"week","kind":"labels","message":"Name the \"days\"\n","name":"days",\#
      "parents":["594e519ae499312b29433b7dd8a97ff068defcba9755b6d5d00e84c524d67b06",\#
      "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"],"time":1700000000}
      """#)
  #expect(try Version(record: version.record) == version)
  #expect(version.hash == ContentHash(of: version.record))
}

@Test func removalOfAMergeHasOnlyWhatNamesIt() throws {
  let key = try ItemName("brand", for: .tint)
  let version = Version(kind: .tint, key: key, name: key, document: nil)
  #expect(
    String(decoding: version.record, as: UTF8.self)
      == #"{"key":"brand","kind":"tint","name":"brand"}"#)
  #expect(try Version(record: version.record) == version)
}

@Test func keysOfANewerProgramAreKept() throws {
  let record = Array(#"{"a":[{"z":1}],"key":"x","kind":"tint","name":"x","zone":"+01:00"}"#.utf8)
  let version = try Version(record: record)
  #expect(version.record == record)
  #expect(version.others.map(\.key) == ["a", "zone"])
}

@Test func recordsThatAreNone() {
  #expect(problems("[]") == ["1:1: a version must be an object, but is an array"])
  #expect(
    problems("{}")
      == [
        #"1:1: a version needs "kind""#, #"1:1: a version needs "key""#,
        #"1:1: a version needs "name""#,
      ])
  #expect(
    problems(#"{"key":"x","kind":"colour","name":"x"}"#)
      == [#"1:19: "colour" is no kind of item"#])
  #expect(
    problems(#"{"key":"a/b","kind":"tint","name":"x"}"#) == [#"1:8: the name "a/b" holds '/'"#])
  #expect(
    problems(#"{"document":"12","key":"x","kind":"tint","name":"x","time":-1}"#)
      == [
        #"1:13: "document" must hold SHA-256 in 64 hex digits"#,
        #"1:60: "time" must be a time in whole seconds from 0 to 253402300799, but is a number"#,
      ])
  #expect(
    problems(#"{"key":"x", "kind":"tint","name":"x"}"#)
      == ["the record of a version is not in canonical form"])
  #expect(
    problems("{\"key\":\"e\u{301}\",\"kind\":\"tint\",\"name\":\"x\"}")
      == [#"1:8: "key" is not normalized"#])
  #expect(problems("{").count == 1)
}

@Test func parentsOutOfOrderAreNotCanonical() throws {
  let (a, z) = (ContentHash(of: "a".utf8).hex, ContentHash(of: "z".utf8).hex)
  let record = "{\"key\":\"x\",\"kind\":\"tint\",\"name\":\"x\",\"parents\":[\"\(a)\",\"\(z)\"]}"
  #expect(problems(record) == ["the record of a version is not in canonical form"])
}

private func scanned(_ record: [UInt8]) -> VersionGraph.Node {
  record.withUnsafeBytes { VersionGraph.Node(ContentHash(of: record), scanning: $0) }
}

@Test func whatAGraphNeedsIsReadWithoutTheRest() throws {
  let name = try ItemName("brand", for: .tint)
  let parents = ["a", "b", "c"].map { ContentHash(of: $0.utf8) }
  let messages = [
    nil, "", #""parents":["x"]"#, #"\"#, #"\\","parents":[""#, "{[", "parents", "ünï\u{1F600}\n",
  ]
  let signatures: [(author: String?, time: Int?)] = [(nil, nil), ("Ada", nil), (nil, 1), ("", 0)]
  for message in messages {
    for (count, signature) in (0...3).flatMap({ count in signatures.map { (count, $0) } }) {
      let version = Version(
        kind: .tint, key: name, name: name, document: nil, parents: parents.prefix(count),
        author: signature.author, time: signature.time, message: message)
      let node = scanned(version.record)
      #expect(node.parents == version.parents)
      #expect(node.isAuthored == !version.isMerge)
    }
  }
  let inner =
    #"{"extra":{"author":"","parents":["no"]},"parents":["\#(parents[0].hex)"],"z":"time"}"#
  #expect(scanned(Array(inner.utf8)).parents == [parents[0]])
  #expect(!scanned(Array(inner.utf8)).isAuthored)
  for broken in ["", "{", #"{"parents":"#, #"{"parents":["a"#, #"{"a\"#, #"{"parents":[""]"#, "\""]
  {
    #expect(scanned(Array(broken.utf8)).parents == [])
  }
}

@Test(arguments: 0..<20 as Range<UInt64>) func onlyTheBytesOfARecordAreRead(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  let name = try ItemName("Line1", for: .style)
  let hashes = (0..<3).map { ContentHash(of: "\(seed) \($0)".utf8) }
  let version = Version(
    kind: .style, key: name, name: name, document: hashes[0],
    parents: hashes.prefix(Int.random(in: 0...3, using: &random)),
    author: ["Ada", "Zoë", "a\"b"].randomElement(using: &random),
    time: [nil, 0, 10, Version.timeLimit].randomElement(using: &random) ?? nil, message: "Wide")
  #expect(try Version(record: version.record) == version)
  for _ in 0..<300 {
    let record = damaged(version.record, using: &random)
    guard let read = try? Version(record: record) else { continue }
    #expect(read.record == record)
  }
}
