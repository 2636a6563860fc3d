import Foundation
import StyleModel
import StyleStore
import TestSupport
import Testing

@testable import StyleCatalog

/// Merging and pushing between catalog files.
@Suite struct MergeTests {
  /// Two catalogs that begin with the same tints.
  private func pair() throws -> (ours: SampleCatalog, theirs: SampleCatalog) {
    let (ours, theirs) = (try SampleCatalog(), try SampleCatalog())
    try ours.add(["brand.json": tint("#FF0000"), "sea.json": tint("#0000FF")])
    try theirs.catalog.merge(from: ours.path, by: theirs.author())
    return (ours, theirs)
  }

  @Test func whatOneSideDidIsTaken() throws {
    let (ours, theirs) = try pair()
    try theirs.replace("brand.json", tint("#00FF00"))
    try theirs.rename("sea", to: "ocean")
    try theirs.add(["new.json": tint("#123456")])
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author("Bo"))
    #expect(
      report.changes.map { "\($0.name) \($0.outcome)" } == [
        "brand updated", "new added", "ocean renamed",
      ])
    #expect(report.changes.allSatisfy { $0.authors == ["Ada"] })
    #expect(report.changes[2].formerName == "sea")
    #expect(report.versionCount == 3)
    #expect(try ours.names() == ["tint:brand", "tint:new", "tint:ocean"])
    #expect(try ours.show("sea") == theirs.show("ocean"))
    #expect(try heads(of: ours) == heads(of: theirs))
    #expect(try ours.catalog.operations(limit: 1).first?.record.command == "merge")
    #expect(try ours.catalog.operations(limit: 1).first?.record.author == "Bo")
    #expect(try ours.catalog.verify().isEmpty)
  }

  @Test func secondMergeWritesNothing() throws {
    let (ours, theirs) = try pair()
    try theirs.replace("brand.json", tint("#00FF00"))
    try ours.catalog.merge(from: theirs.path, by: ours.author())
    let bytes = try ours.bytes
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.changes.isEmpty && report.versionCount == 0)
    #expect(try ours.bytes == bytes)
  }

  @Test func mergeOfMergesThatAreNoNewsCopiesNothing() throws {
    let (ada, bo) = try pair()
    let (ours, shared) = (try SampleCatalog(copying: ada), try SampleCatalog(copying: ada))
    for round in 1...2 {
      try ada.replace("brand.json", ##"{"any": "#00000\##(round)"}"##)
      try bo.replace("brand.json", ##"{"any": "#FF0000", "dark": "#00000\##(round)"}"##)
      // What is merged of the first round is no part of what is merged of the second.
      for path in [ada.path, bo.path] {
        try (round == 1 ? shared : ours).catalog.merge(from: path, by: ours.author())
      }
    }
    let bytes = try ours.bytes
    let report = try ours.catalog.merge(from: shared.path, by: ours.author())
    #expect(report.isEmpty && report.isClean)
    #expect(try ours.bytes == bytes)
    #expect(try !ours.catalog.push(to: shared.path, by: ours.author()).isEmpty)
    #expect(try heads(of: ours) == heads(of: shared))
    #expect(try shared.catalog.verify().isEmpty)
  }

  @Test func historyOfWhatWasRemovedIsTakenAndTold() throws {
    let (ours, theirs) = try pair()
    try theirs.add(["new.json": tint("#123456")])
    try theirs.remove("new")
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.changes.isEmpty && !report.isEmpty && report.versionCount == 2)
    let bytes = try ours.bytes
    #expect(try ours.catalog.merge(from: theirs.path, by: ours.author()).isEmpty)
    #expect(try ours.bytes == bytes)
    try ours.catalog.push(to: theirs.path, by: ours.author())
  }

  @Test func rehearsalWritesNothing() throws {
    let (ours, theirs) = try pair()
    try theirs.replace("brand.json", tint("#00FF00"))
    let bytes = try ours.bytes
    ours.catalog.isRehearsal = true
    #expect(try ours.catalog.merge(from: theirs.path, by: ours.author()).changes.count == 1)
    #expect(try ours.bytes == bytes)
  }

  @Test func twoEditsOfOneThingConflictOnBothSidesAlike() throws {
    let (ours, theirs) = try pair()
    try ours.replace("brand.json", tint("#00FF00"))
    try theirs.replace("brand.json", tint("#0000FF"))
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.changes.map(\.outcome) == [.conflicted])
    #expect(!report.isClean)
    try theirs.catalog.merge(from: ours.path, by: theirs.author())
    #expect(try heads(of: ours) == heads(of: theirs))
    #expect(try heads(of: ours).count == 3)
    #expect(throws: ShareError.conflicted(["brand"])) {
      try ours.catalog.push(to: theirs.path, by: ours.author())
    }
  }

  @Test func removalAgainstAnEditConflicts() throws {
    let (ours, theirs) = try pair()
    try ours.remove("brand")
    try theirs.replace("brand.json", tint("#0000FF"))
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.changes.map(\.outcome) == [.conflicted])
    #expect(try ours.show("brand").contains("#0000FF"))
  }

  @Test func twoBeginningsOfOneNameAreOneItem() throws {
    let (ours, theirs) = (try SampleCatalog(), try SampleCatalog())
    try ours.add(["sea.json": tint("#0000FF")])
    try theirs.add(["sea.json": tint("#0000FF")])
    _ = theirs.author()
    try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(try ours.names() == ["tint:sea"])
    #expect(try !ours.catalog.item(ItemReference("sea")).isConflicted)
  }

  @Test func sameFileByAnyPathIsRefused() throws {
    let (ours, _) = try pair()
    let link = ours.folder.file("link.stylecatalog")
    try FileManager.default.linkItem(atPath: ours.path, toPath: link)
    let symbolic = ours.folder.file("symbolic.stylecatalog")
    try FileManager.default.createSymbolicLink(atPath: symbolic, withDestinationPath: ours.path)
    for path in [ours.path, ours.folder.path + "/./Team.stylecatalog", link, symbolic] {
      #expect(throws: ShareError.sameFile(path)) {
        try ours.catalog.merge(from: path, by: ours.author())
      }
      #expect(throws: ShareError.sameFile(path)) {
        try ours.catalog.push(to: path, by: ours.author())
      }
    }
  }

  @Test func onlyWhatHeadsLeadToIsTaken() throws {
    let (ours, theirs) = try pair()
    let item = try theirs.catalog.item(ItemReference("brand"))
    try theirs.catalog.store.write { rows in
      let name = try ItemName("brand", for: .tint)
      let stray = Version(
        kind: .tint, key: name, name: name, document: item.document, parents: [item.version],
        author: "Eve", time: 1)
      try rows.insertVersion(stray, hash: stray.hash, record: stray.record)
    }
    let bytes = try ours.bytes
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.versionCount == 0)
    #expect(try ours.bytes == bytes)
  }

  @Test func newOpaqueSwiftIsTold() throws {
    let (ours, theirs) = try pair()
    let swift = style("Odd", "configuration.icon.task { for await x in y { print(x) } }")
    try theirs.add(["Odd.swift": swift])
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.opaque.map(\.style) == ["Odd"])
    #expect(try ours.catalog.merge(from: theirs.path, by: ours.author()).opaque.isEmpty)
  }

  @Test func contentThatCannotBeReadIsNotTaken() throws {
    let (ours, theirs) = try pair()
    let item = try theirs.catalog.item(ItemReference("brand"))
    try theirs.catalog.store.write { rows in
      let body = Array(#"{"format":2,"any":"x"}"#.utf8)
      let document = ContentHash(of: body)
      try rows.insertDocument(hash: document, body: body)
      let name = try ItemName("brand", for: .tint)
      let version = Version(
        kind: .tint, key: name, name: name, document: document, parents: [item.version],
        author: "Eve", time: 1)
      try rows.insertVersion(version, hash: version.hash, record: version.record)
      try rows.setHeads(kind: .tint, key: "brand", to: [(version.hash, version)])
      try rows.append(
        Operation(
          author: "Eve", time: 1, command: "edit",
          moves: [
            .init(kind: .tint, key: name, name: name, from: [item.version], to: [version.hash])
          ], previous: rows.reading.latestOperation()))
    }
    let bytes = try ours.bytes
    #expect(throws: ForeignFileError.self) {
      try ours.catalog.merge(from: theirs.path, by: ours.author())
    }
    #expect(try ours.bytes == bytes)
  }

  @Test func forgedMergeIsNotTaken() throws {
    let (ours, theirs) = try pair()
    let item = try theirs.catalog.item(ItemReference("brand"))
    try theirs.catalog.store.write { rows in
      let name = try ItemName("brand", for: .tint)
      let forged = Version(
        kind: .tint, key: name, name: name, document: nil, parents: [item.version])
      try rows.insertVersion(forged, hash: forged.hash, record: forged.record)
      try rows.setHeads(kind: .tint, key: "brand", to: [(forged.hash, forged)])
      try rows.append(
        Operation(
          author: "Eve", time: 1, command: "merge",
          moves: [
            .init(kind: .tint, key: name, name: name, from: [item.version], to: [forged.hash])
          ], previous: rows.reading.latestOperation()))
    }
    try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(try ours.catalog.item(ItemReference("brand")) == item)
  }

  @Test func pushMovesAndMakesTheRemote() throws {
    let ours = try SampleCatalog()
    try ours.add(["brand.json": tint("#FF0000"), "sea.json": tint("#0000FF")])
    let path = ours.folder.file("Shared.stylecatalog")
    var report = try ours.catalog.push(to: path, by: ours.author())
    #expect(report.madeFile && report.changes.map(\.name) == ["brand", "sea"])
    let remote = try Catalog.open(path, for: .reading)
    #expect(try remote.verify().isEmpty)
    #expect(
      try remote.store.read { try $0.catalogID() }
        != ours.catalog.store.read {
          try $0.catalogID()
        })
    try ours.replace("brand.json", tint("#00FF00"))
    try ours.remove("sea")
    report = try ours.catalog.push(to: path, by: ours.author())
    #expect(!report.madeFile && report.changes.map(\.isRemoval) == [false, true])
    #expect(try remote.verify().isEmpty)
    #expect(try heads(of: ours) == remote.store.read { try $0.heads(kind: nil).map(\.version) })
    #expect(try ours.catalog.operations(limit: 1).first?.record.command == "push")
    let bytes = try ours.bytes
    #expect(try ours.catalog.push(to: path, by: ours.author()).changes.isEmpty)
    #expect(try ours.bytes == bytes)
  }

  @Test func pushIsRefusedWhereTheRemoteIsAhead() throws {
    let (ours, theirs) = try pair()
    try theirs.replace("brand.json", tint("#00FF00"))
    try theirs.add(["new.json": tint("#123456")])
    try ours.replace("sea.json", tint("#00FF00"))
    let bytes = try theirs.bytes
    #expect(
      throws: ShareError.remoteIsAhead(theirs.path, items: ["brand", "new"], releases: [])
    ) { try ours.catalog.push(to: theirs.path, by: ours.author()) }
    #expect(try theirs.bytes == bytes)
    try ours.catalog.merge(from: theirs.path, command: "pull", by: ours.author())
    #expect(
      try ours.catalog.push(to: theirs.path, by: ours.author()).changes.map(\.name) == ["sea"])
    #expect(try heads(of: ours) == heads(of: theirs))
  }

  @Test func olderFileIsTakenAndStaysAsItIs() throws {
    let ours = try SampleCatalog()
    let before = try Data(contentsOf: CatalogFixture.url(version: 1))
    let copy = ours.folder.file("Old.stylecatalog")
    try before.write(to: URL(fileURLWithPath: copy))
    let report = try ours.catalog.merge(from: copy, by: ours.author())
    #expect(!report.changes.isEmpty && report.isClean)
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before)
    #expect(try ours.catalog.verify().isEmpty)
    try ours.add(["new.json": tint("#123456")])
    let notices = try ours.catalog.push(to: copy, by: ours.author()).notices
    #expect(notices.count == 1 && notices[0].contains("from schema version 1"))
  }

  @Test func newerFileIsRefusedWithBothVersions() throws {
    let (ours, theirs) = try pair()
    try theirs.replace("sea.json", tint("#00FF00"))
    var bytes = try theirs.bytes
    let known = Int(bytes[63])
    // Where SQLite keeps `user_version` (sqlite.org, "Database File Format", 1.3).
    bytes[63] = 99
    try bytes.write(to: URL(fileURLWithPath: theirs.path))
    let error = ForeignFileError(
      error: CatalogFileError(.newer(found: 99, known: known), path: theirs.path))
    #expect(throws: error) { try ours.catalog.merge(from: theirs.path, by: ours.author()) }
    #expect(throws: error) { try ours.catalog.push(to: theirs.path, by: ours.author()) }
    #expect(error.isContent && error.message.contains("99") && error.message.contains("\(known)"))
    #expect(try theirs.bytes == bytes)
  }

  @Test func releasesComeAlong() throws {
    let (ours, theirs) = try pair()
    try release("1.0x", in: theirs)
    try theirs.replace("sea.json", tint("#00FF00"))
    let report = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(report.releases == ["1.0x"])
    #expect(try ours.catalog.verify().isEmpty)
    let bytes = try ours.bytes
    #expect(try ours.catalog.merge(from: theirs.path, by: ours.author()).releases.isEmpty)
    #expect(try ours.bytes == bytes)

    try release("mine", in: ours)
    try release("both", in: ours)
    try theirs.replace("brand.json", tint("#0000FF"))
    try release("Both", in: theirs)
    #expect(
      throws: ShareError.remoteIsAhead(theirs.path, items: ["brand"], releases: ["Both"])
    ) { try ours.catalog.push(to: theirs.path, by: ours.author()) }
    let second = try ours.catalog.merge(from: theirs.path, by: ours.author())
    #expect(second.leftOutReleases == ["Both"] && !second.isClean)
    #expect(
      throws: ShareError.remoteIsAhead(theirs.path, items: [], releases: ["Both"])
    ) { try ours.catalog.push(to: theirs.path, by: ours.author()) }
    let fresh = ours.folder.file("Fresh.stylecatalog")
    #expect(
      try ours.catalog.push(to: fresh, by: ours.author()).releases == ["1.0x", "mine", "both"])
    #expect(try Catalog.open(fresh, for: .reading).verify().isEmpty)
  }

  /// Makes a release of what a catalog holds.
  private func release(_ name: String, in sample: SampleCatalog) throws {
    let author = sample.author()
    try sample.catalog.store.write { rows in
      let heads = try rows.reading.heads(kind: nil).filter { $0.document != nil }
      let release = Release(author: "Ada", time: author.time, versions: heads.map(\.version))
      let name = try ReleaseName(name)
      try rows.insertRelease(release, name: name, heads: heads)
      try rows.append(
        author.operation(
          "release", releases: [.init(release: release.hash, from: nil, to: name)],
          after: rows.reading.latestOperation()))
    }
  }

  @Test func rehearsedPushWritesNothing() throws {
    let (ours, theirs) = try pair()
    try ours.replace("sea.json", tint("#00FF00"))
    let (bytes, remote) = (try ours.bytes, try theirs.bytes)
    ours.catalog.isRehearsal = true
    #expect(try ours.catalog.push(to: theirs.path, by: ours.author()).changes.count == 1)
    let none = ours.folder.file("None.stylecatalog")
    #expect(try ours.catalog.push(to: none, by: ours.author()).madeFile)
    #expect(try ours.bytes == bytes && theirs.bytes == remote)
    #expect(!FileManager.default.fileExists(atPath: none))
  }

  @Test(arguments: ["#00FF00", #""author":"Ada""#])
  func damagedFileIsNotTakenFrom(text: String) throws {
    let (ours, theirs) = try pair()
    try theirs.replace("sea.json", tint("#00FF00"))
    var damaged = try theirs.bytes
    let place = try #require(damaged.range(of: Data(text.utf8)))
    damaged[place.upperBound - 2] ^= 1
    try damaged.write(to: URL(fileURLWithPath: theirs.path))
    let bytes = try ours.bytes
    let error = #expect(throws: ForeignFileError.self) {
      try ours.catalog.merge(from: theirs.path, by: ours.author())
    }
    #expect(error?.isContent == true)
    #expect(try ours.bytes == bytes)
  }
}

/// The heads of a catalog.
func heads(of sample: SampleCatalog) throws -> [ContentHash] {
  try sample.catalog.store.read { try $0.heads(kind: nil).map(\.version) }
}
