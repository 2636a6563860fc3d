import StyleModel

@testable import StyleCatalog

extension SampleCatalog {
  /// The keys of what a style or a tint uses, by the names that it holds.
  func meanings(of name: String) throws -> [String: String] {
    try catalog.read { lookup in
      let item = try lookup.head(ItemReference(name))
      let held = try lookup.heldNames(in: lookup.document(of: item))
      return Dictionary(uniqueKeysWithValues: held.names.map { ($0.text, $0.item?.key ?? "") })
    }
  }

  /// The names of the items with their keys.
  func keys() throws -> [String] { try catalog.list().map { "\($0.name) \($0.key)" } }
}

/// The Swift of a style that uses a tint as text and as a member.
func user(_ name: String, _ tint: String = "brand") -> String {
  style(name, #"configuration.title.tint(Color("\#(tint)")).background(.\#(tint))"#)
}
