import SwiftText

/// Which tints and styles a style names, with where.
package struct StyleReferences: Sendable {
  /// A place where a tint may be named.
  package struct TintUse: Hashable, Sendable {
    /// How the tint is spelled.
    package enum Spelling: Hashable, Sendable {
      /// `Color("brand")`; the range is that of the string.
      case name

      /// `Color(.brand)`, `.brand`, `Color.brand`, `DesignTokens.signal`; the range is that of the
      /// path, without its first dot.
      case member
    }

    /// The names to look the tint up by, in order: the whole path, then its last component.
    package var candidates: [String]

    /// How it is spelled.
    package var spelling: Spelling

    /// The bytes it takes in the text that the tree's offsets count in.
    package var range: Range<Int>

    /// Where the whole expression begins: at `Color`, at the dot of `.brand`, or at the path.
    package var start: Int

    /// Whether a colour is wanted there for sure; else it is a tint only if there is one of the
    /// name.
    package var isCertain: Bool

    /// Whether the colour has to be a `Color`, whose members `.brand` means then, and not any
    /// `ShapeStyle`.
    package var isColor = false
  }

  /// A place where another style may be named.
  package struct StyleUse: Hashable, Sendable {
    /// How the style is named.
    package enum Target: Hashable, Sendable {
      /// By its type: `PillLabelStyle()`.
      case type(String)

      /// By a static member of `LabelStyle`: `.iconTint(.green)`, spelled without the dot.
      case member(String)
    }

    /// How the style is named.
    package var target: Target

    /// The byte offset of the name, or of the dot before a member.
    package var offset: Int

    /// Whether a label style is wanted there for sure.
    package var isCertain: Bool
  }

  /// The tints in the order of their places.
  package var tints: [TintUse] = []

  /// The styles in the order of their places; the built-in ones are left out.
  package var styles: [StyleUse] = []

  /// Whether a style that the document declares is given to a `.labelStyle(...)` in it, so that its
  /// body would never end.
  package var usesItself = false

  /// Finds what a document names; offsets count in the text that it was read from.
  package init(of document: Document) {
    let names = DeclaredNames(of: document)
    let visitor = TypedWalk.run(ReferenceVisitor(names: names), over: document, names: names)
    tints = visitor.tints.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    styles = visitor.styles.sorted { $0.offset < $1.offset }
    usesItself =
      visitor.usesOwnType
      || !visitor.ownMembers.isEmpty
        && names.typeNames.contains { type in
          StyleInterface(of: type, in: document).entries.contains {
            visitor.ownMembers.contains($0.name)
          }
        }
  }

  /// Finds what a style names.
  package init(of style: StyleSource) {
    self.init(of: style.document)
  }
}

extension StyleReferences.TintUse {
  /// Returns the first candidate that is the name of a tint; nil where none is.
  package func name(where isTint: (String) -> Bool) -> String? {
    candidates.first(where: isTint)
  }
}
