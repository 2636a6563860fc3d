/// A place of an item that two sides changed in different ways.
package struct MergeConflict: Hashable, Sendable {
  /// The place in the document's own words: `dark`, `label 'monday' title`,
  /// `makeBody: configuration.icon.padding(.horizontal)`; `name` for the name of the item.
  package var place: String

  /// What stands there in the base, as text; nil where nothing does.
  package var base: String?

  /// What stands there on our side; nil where it was removed.
  package var ours: String?

  /// What stands there on their side; nil where it was removed.
  package var theirs: String?

  /// Creates a conflict.
  package init(place: String, base: String?, ours: String?, theirs: String?) {
    self.place = place
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}
