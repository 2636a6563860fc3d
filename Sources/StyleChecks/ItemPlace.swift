import Diagnostics
import StyleModel
import SwiftText

/// Where in an item a rule finds something.
enum ItemPlace {
  /// The item as a whole.
  case item

  /// A byte offset in the Swift of a style; the item as a whole where it is not known.
  case offset(Int?)

  /// A place in the Swift of a style.
  case swift(Place)

  /// The symbol of the label of an id, at an index of its set.
  case symbol(of: String, at: Int)

  /// The title of the label of an id.
  case title(of: String)

  /// A variant of a tint.
  case variant(Tint.Variant)

  /// Returns the place that a finding has, and where it stands among the others of the item.
  ///
  /// The item as a whole comes first, then its Swift line by line, its symbols and then its titles
  /// label by label, or its variants.
  func located(in document: ItemDocument) -> (place: RuleFinding.Place, order: Int) {
    switch self {
    case .item, .offset(nil): return (.item, 0)
    case .offset(let offset?):
      guard case .style(let style) = document else { return (.item, 0) }
      return ItemPlace.swift(Place(ofByte: offset, in: style.swift.utf8)).located(in: document)
    case .swift(let place): return (.swift(place), place.line &* 100_000 &+ place.column)
    case .symbol(let id, let index): return (.label(id), 1 + index)
    case .title(let id): return (.label(id), .max)
    case .variant(let variant):
      return (.variant(variant), 1 + (Tint.Variant.allCases.firstIndex(of: variant) ?? 0))
    }
  }
}
