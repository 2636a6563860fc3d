import StyleModel
import TestSupport
import Testing

private func move(_ name: String, kind: ItemKind = .tint) throws -> Operation.Move {
  let key = try ItemName(name, for: kind)
  return Operation.Move(
    kind: kind, key: key, name: key, from: [], to: [ContentHash(of: name.utf8)])
}

@Test func recordOfAnOperation() throws {
  let operation = Operation(
    author: "Ada", time: 12, command: "add", message: "Start",
    moves: [try move("b"), try move("a"), try move("S", kind: .style)], previous: nil)
  #expect(operation.moves.map(\.key.text) == ["S", "a", "b"])
  #expect(
    String(decoding: operation.record, as: UTF8.self) == """
      {"author":"Ada","command":"add","message":"Start","moves":[\
      {"key":"S","kind":"style","name":"S",\
      "to":["8de0b3c47f112c59745f717a626932264c422a7563954872e237b223af4ad643"]},\
      {"key":"a","kind":"tint","name":"a",\
      "to":["ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"]},\
      {"key":"b","kind":"tint","name":"b",\
      "to":["3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"]}],"time":12}
      """)
  #expect(try Operation(record: operation.record) == operation)
}

@Test func operationsFormAChain() throws {
  let first = Operation(author: "Ada", time: 1, command: "add", previous: nil)
  let second = Operation(
    author: "Bo", time: 2, command: "undo", previous: first.hash, target: first.hash)
  let read = try Operation(record: second.record)
  #expect(read == second)
  #expect(read.previous == first.hash)
  #expect(Operation(author: "Ada", time: 1, command: "add", previous: second.hash) != first)
}

@Test func releasesStandInTheRecordWhereThereAreAny() throws {
  let hash = ContentHash(of: "a".utf8)
  let operation = Operation(
    author: "Ada", time: 12, command: "release",
    releases: [
      Operation.ReleaseMove(
        release: hash, from: try ReleaseName("1.0"), to: try ReleaseName("one")),
      Operation.ReleaseMove(release: hash, from: nil, to: try ReleaseName("Final")),
    ], previous: nil)
  #expect(
    String(decoding: operation.record, as: UTF8.self) == """
      {"author":"Ada","command":"release","releases":[\
      {"release":"ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb","to":"Final"},\
      {"from":"1.0","release":\
      "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb","to":"one"}],"time":12}
      """)
  #expect(try Operation(record: operation.record) == operation)
}

@Test func operationsThatAreNone() throws {
  let release = ContentHash(of: "a".utf8).hex
  func problem(_ record: String) -> String? {
    do {
      _ = try Operation(record: Array(record.utf8))
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }
  #expect(problem(#"{"author":"A","command":"add"}"#) == #"an operation needs "time""#)
  #expect(
    problem(#"{"author":"A","command":"add","moves":[{"kind":"tint"}],"time":1}"#)
      == #"a move needs "key""#)
  #expect(
    problem(#"{"author":"A","command":"add","extra":1,"time":1}"#)
      == "the record of an operation is not in canonical form")
  #expect(
    problem(
      #"{"author":"A","command":"add","releases":[{"release":"\#(release)","to":"3"}],"time":1}"#)
      == "a release cannot be called \"3\", which stands for a version's number")
  #expect(
    problem(#"{"author":"A","command":"rule","rules":[{"rule":"Contrast"}],"time":1}"#)
      == "\"Contrast\" is no name of a rule")
  #expect(
    problem(#"{"author":"A","command":"rule","rules":[{"rule":"a","to":"bad"}],"time":1}"#)
      == "\"bad\" is none of error, warning, note and off")
  #expect(
    problem(#"{"author":"A","command":"add","moves":1,"time":1}"#)
      == #""moves" must be an array, but is a number"#)
}

@Test(arguments: 0..<20 as Range<UInt64>) func onlyTheBytesOfAnOperationAreRead(seed: UInt64) throws
{
  var random = SplitMix64(seed: seed)
  let contrast = try #require(RuleName("contrast"))
  let moves = try ["Line1", "Line2", "Übrig", "week"].shuffled(using: &random).prefix(3).map {
    try move($0, kind: [.labels, .tint].randomElement(using: &random) ?? .tint)
  }
  let operation = Operation(
    author: ["Ada", "Zoë", "a\"b"].randomElement(using: &random) ?? "", time: Int(seed),
    command: "add", message: "Wide", moves: moves + moves.prefix(1).map(\.inverted),
    rules: seed % 3 == 0 ? [] : [Operation.RuleMove(rule: contrast, from: .off, to: nil)],
    previous: ContentHash(of: "\(seed)".utf8))
  #expect(try Operation(record: operation.record) == operation)
  for _ in 0..<300 {
    let record = damaged(operation.record, using: &random)
    guard let read = try? Operation(record: record) else { continue }
    #expect(read.record == record)
  }
}
