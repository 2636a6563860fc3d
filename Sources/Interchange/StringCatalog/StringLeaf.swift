import JSON

/// Where a language has its title in an entry of a string catalog.
struct StringLeaf {
  /// The object of state and value.
  var unit: JSONSpan

  /// The value; nil where there is none.
  var value: JSONSpan?

  /// Whether it is the usual one of several: by number, by device, or a set.
  var isVaried = false

  /// What the translator has done.
  var state: String? { unit["state"]?.string }

  /// The text, whatever its state: the source language's own is in use also while it is new.
  var text: String? {
    value?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The title; nil where there is none, or only a place for one.
  var title: String? { state == "new" ? nil : text }

  /// Finds the leaf in what a language has: its string, else the one for other numbers and devices,
  /// else the first of a set.
  init?(in localization: JSONSpan) {
    if let unit = localization["stringUnit"] {
      self.unit = unit
      value = unit["value"]
      isVaried = localization["substitutions"] != nil
    } else if let variation = localization["variations"]?.members.first?.value,
      let other = variation["other"] ?? variation.members.first?.value,
      let leaf = StringLeaf(in: other)
    {
      self = leaf
      isVaried = true
    } else if let set = localization["stringSet"], let first = set["values"]?.elements.first {
      unit = set
      value = first
      isVaried = true
    } else {
      return nil
    }
  }
}

extension JSONSpan {
  /// What translators are told in the entry of a key; nil where nothing is.
  var comment: String? { self["comment"]?.string.flatMap { $0.isEmpty ? nil : $0 } }

  /// The leaf of a language in the entry of a key.
  func leaf(in language: String) -> StringLeaf? {
    self["localizations"]?[language].flatMap { StringLeaf(in: $0) }
  }
}
