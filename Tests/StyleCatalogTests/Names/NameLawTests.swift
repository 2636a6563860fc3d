import StyleModel
import TestSupport
import Testing

@testable import StyleCatalog

/// However names change hands, what a document says stays what it meant when it was written.
@Suite struct NameLawTests {
  @Test(arguments: UInt64(1)...8)
  func shownTextIsUnchanged(seed: UInt64) throws {
    var person = try NamePerson("Ada", seed: seed)
    for step in 1...80 {
      try person.write()
      try person.expectMeanings("step \(step)")
    }
    try person.expectShownIsUnchanged()
    #expect(try person.sample.catalog.clashes().sharedNames == [])
    #expect(try person.sample.catalog.verify() == [])
  }

  @Test(arguments: UInt64(1)...4)
  func allOrdersOfMergingEndEqual(seed: UInt64) throws {
    let start = try SampleCatalog()
    for name in NamePerson.tints.dropLast() { try start.add(["\(name).json": tint("#000000")]) }
    try start.rename("sea", to: "shore")
    try start.add(["sea.json": tint("#111111")])
    var people = try ["Ada", "Bo", "Cy"].enumerated().map { index, name in
      try NamePerson(name, seed: seed * 10 + UInt64(index), copying: start)
    }
    for _ in 0..<40 { for index in people.indices { try people[index].write() } }
    let meanings = people.reduce(into: [Item.Identity: String]()) { all, person in
      // What several wrote in one item is merged, or waits to be settled.
      all.merge(person.meanings.filter { $0.key.key.contains(person.name) }) { first, _ in first }
    }
    var ends: Set<[String]> = []
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var merged = try NamePerson("Di", seed: 1, copying: people[order[0]].sample)
      for index in order.dropFirst() {
        let path = people[index].sample.path
        try merged.sample.catalog.merge(from: path, by: merged.sample.author("Di"))
      }
      merged.meanings = meanings
      try merged.expectMeanings("order \(order)")
      try merged.expectShownIsUnchanged()
      #expect(try merged.sample.catalog.verify() == [])
      ends.insert(try merged.state())
    }
    #expect(ends.count == 1)
  }
}
