import StyleModel

/// What is asked of a format that writes.
package struct WritingRequest {
  /// The items, each after those that it uses.
  package var items: [ExportItem]

  /// How Swift is written.
  package var swift: SwiftExport

  /// Where they go.
  package var place: WritingPlace

  /// The files on the disk, of which some may be there already.
  package var files: any FileAccess

  /// What the catalog knows of what stands there.
  package var holdings = Holdings.none

  /// Whether what stands there is replaced, whoever wrote it.
  package var overwrites = false

  /// Whether what is left over of former exports is removed.
  package var prunes = false

  /// Files of design tokens that hold the values for an appearance.
  package var modes: [Tint.Variant: String] = [:]

  /// Contexts by the names of modifiers of design tokens, as a person chose them.
  package var contexts: [String: String] = [:]

  /// Creates a request.
  package init(
    _ items: [ExportItem], swift: SwiftExport, to place: WritingPlace, files: any FileAccess
  ) {
    self.items = items
    self.swift = swift
    self.place = place
    self.files = files
  }

  /// The label sets that are written.
  var labelSets: [LabelSet] {
    items.compactMap { if $0.isWritten, case .labels(let set) = $0.document { set } else { nil } }
  }

  /// Returns the one label set that was asked for, where a file takes no other: `a table`.
  func onlyLabelSet(of noun: String) throws(FormatRefusal) -> LabelSet {
    let sets = labelSets
    guard sets.count == 1 else {
      throw FormatRefusal(
        usage: "\(noun) holds one label set, and these are \(sets.count)",
        hint: "write one file for each")
    }
    return sets[0]
  }

  /// The tints that are written.
  var tints: [(name: String, tint: Tint)] {
    items.compactMap { item in
      guard item.isWritten, case .tint(let tint) = item.document else { return nil }
      return (item.name, tint)
    }
  }

  /// The tints that aliases can lead to, by their names without case.
  var palette: [String: Tint] {
    var palette: [String: Tint] = [:]
    for item in items {
      guard case .tint(let tint) = item.document else { continue }
      palette[item.name.folded] = tint
    }
    return palette
  }
}
