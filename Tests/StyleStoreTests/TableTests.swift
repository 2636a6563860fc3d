import StyleModel
import Testing

@testable import StyleStore

private func store(_ body: (WriteTransaction) throws -> Void) throws -> StyleStore {
  let store = try StyleStore.inMemory()
  try store.write(body)
  return store
}

@Test func headsSayWhatAListShows() throws {
  let store = try store { rows in
    try rows.write(.tint, "brand", body: "{}")
    try rows.write(.style, "Day", body: "struct")
  }
  let heads = try store.read { try $0.heads(kind: .tint) }
  let head = try #require(heads.first)
  #expect(heads.count == 1)
  #expect((head.key, head.name, head.author, head.time) == ("brand", "brand", "Ada", 1_700_000_000))
  #expect(head.document == ContentHash(of: Array("{}".utf8)))
}

@Test func removedItemKeepsAHeadWithoutDocument() throws {
  let store = try store { rows in
    try rows.write(.style, "Day", body: "struct")
    try rows.write(.style, "Day", body: nil)
  }
  let heads = try store.read { try $0.heads(kind: .style) }
  #expect(heads.map(\.document) == [nil])
}

@Test func conflictIsSeveralHeadsInOrderOfTheirHashes() throws {
  let store = try store { rows in
    let name = try ItemName("Day", for: .style)
    let versions = ["Ada", "Bob", "Eve"].map {
      Version(kind: .style, key: name, name: name, document: nil, author: $0, time: 1)
    }
    for version in versions {
      try rows.insertVersion(version, hash: version.hash, record: version.record)
    }
    try rows.setHeads(kind: .style, key: "Day", to: versions.map { ($0.hash, $0) })
  }
  let heads = try store.read { try $0.heads(kind: .style, key: "Day") }.map(\.version)
  #expect(heads.count == 3)
  #expect(heads == heads.sorted())
}

@Test func itemIsFoundByItsNameInAnyCaseAndByFormerNames() throws {
  let store = try store { rows in
    try rows.write(.tint, "Brand", body: "1")
    try rows.write(.tint, "Main", body: "1", key: "Brand")
    try rows.write(.style, "Main", body: "2")
  }
  try store.read { rows throws in
    #expect(try rows.heads(kind: .tint, folded: "main").map(\.key) == ["Brand"])
    #expect(try rows.heads(kind: .tint, folded: "brand").isEmpty)
    #expect(try rows.owners(kind: .tint, folded: "brand") == ["Brand"])
    #expect(try rows.owners(kind: .labels, folded: "brand").isEmpty)
    #expect(try rows.names(kind: .tint, key: "Brand") == ["Brand", "Main"])
  }
}

@Test func historyComesInTheOrderOfWriting() throws {
  let store = try store { rows in
    for body in ["1", "2", "1"] { try rows.write(.style, "Day", body: body) }
    try rows.write(.style, "Other", body: "1")
  }
  try store.read { rows in
    let versions = try rows.versions(kind: .style, key: "Day")
    #expect(versions.count == 3)
    #expect(try rows.versionCount(kind: .style, key: "Day") == 3)
    #expect(versions[1].record.parents == [versions[0].hash])
    #expect(versions[2].record.parents == [versions[1].hash])
    #expect(versions[0].record.document == versions[2].record.document)
    #expect(try rows.version(versions[1].hash) == versions[1].record)
    #expect(try rows.connection.number("SELECT count(*) FROM document") == 2)
  }
}

@Test func usersAreFoundByTheTextOfTheirPresentDocuments() throws {
  let store = try store { rows in
    try rows.write(.style, "Old", body: #"Color("brand")"#)
    try rows.write(.style, "Old", body: "Color.red")
    try rows.write(.style, "Gone", body: #"Color("brand")"#)
    try rows.write(.style, "Gone", body: nil)
    try rows.write(.style, "User", body: #"x.tint(Color("brand"))"#)
    try rows.write(.style, "Percent", body: "%")
  }
  try store.read { rows throws in
    #expect(try rows.heads(documentContaining: #"Color("brand")"#).map(\.name) == ["User"])
    #expect(try rows.heads(documentContaining: "%").map(\.name) == ["Percent"])
  }
}

@Test func documentsComeBackToTheByte() throws {
  let bodies = ["", "a\0b", "日本語 👩‍👩‍👧 é", String(repeating: "x", count: 100_000)]
  let store = try store { rows in
    for (index, body) in bodies.enumerated() { try rows.write(.style, "S\(index)", body: body) }
  }
  for body in bodies {
    let bytes = Array(body.utf8)
    #expect(try store.read { try $0.document(ContentHash(of: bytes)) } == bytes)
  }
}

@Test func missingRowsAreDamage() throws {
  let store = try StyleStore.inMemory()
  let hash = ContentHash(of: [1])
  expectProblem(.damaged("the document \(hash.short) is missing")) {
    try store.read { try $0.document(hash) }
  }
  expectProblem(.damaged("the version \(hash.short) is missing")) {
    try store.read { try $0.version(hash) }
  }
}

@Test func operationsComeNewestFirst() throws {
  let store = try store { rows in
    for name in ["A", "B", "C"] { try rows.write(.style, name, body: name) }
  }
  let operations = try store.read { try $0.operations(limit: 2) }
  #expect(operations.map { $0.record.moves[0].name.text } == ["C", "B"])
  #expect(operations[0].record.previous == operations[1].hash)
  #expect(try store.read { try $0.latestOperation() } == operations[0].hash)
  #expect(try store.read { try $0.operations(limit: -1) }.isEmpty)
}
