import Diagnostics

extension LabelSet {
  /// Returns the set with an id for every label, for a set that replaces none.
  package func givingIDs() -> LabelSet { keepingIDs(of: LabelSet([])) }

  /// Returns the set with an id for every label, those of the set that it replaces where it can.
  ///
  /// A label with an id keeps it. Each other one takes the id of the first old label of its title
  /// that no label has yet, else of the old label in its place, else the slug of its title, with
  /// `-2`, `-3` and so on for a twin.
  package func keepingIDs(of old: LabelSet) -> LabelSet {
    var taken = Set(labels.lazy.map(\.id).filter { !$0.isEmpty })
    var result = self
    func give(_ id: String, to index: Int) {
      taken.insert(id)
      result.labels[index].id = id
    }
    var byTitle: [String: [String]] = [:]
    for label in old.labels.reversed() where !taken.contains(label.id) {
      byTitle[label.title, default: []].append(label.id)
    }
    for index in labels.indices where labels[index].id.isEmpty {
      if let id = byTitle[labels[index].title]?.popLast() { give(id, to: index) }
    }
    for index in result.labels.indices where result.labels[index].id.isEmpty {
      guard old.labels.indices.contains(index) else { break }
      if !taken.contains(old.labels[index].id) { give(old.labels[index].id, to: index) }
    }
    var twins: [String: Int] = [:]
    for index in result.labels.indices where result.labels[index].id.isEmpty {
      let slug = result.labels[index].title.slug
      var number = twins[slug, default: 1]
      while taken.contains(number == 1 ? slug : "\(slug)-\(number)") { number += 1 }
      twins[slug] = number + 1
      give(number == 1 ? slug : "\(slug)-\(number)", to: index)
    }
    return result
  }
}

extension LabelItem {
  /// The greatest length of an id in bytes of UTF-8.
  package static let idLimit = 200

  /// Whether a text can be an id: not empty, not too long, and nothing in it that cannot be seen.
  package static func isID(_ text: String) -> Bool {
    1...idLimit ~= text.utf8.count && !text.unicodeScalars.contains(where: isInvisible)
  }
}

extension String {
  /// The text in lower case with only its letters, marks and digits, in any script.
  ///
  /// One hyphen stands for all that is between them. At most 100 bytes; `label` where nothing is
  /// left.
  package var slug: String {
    var slug = ""
    var isGap = false
    for scalar in folded.unicodeScalars {
      switch scalar.role {
      case .none: continue
      case .gap: isGap = true
      case .mark where isGap || slug.isEmpty: continue
      case .letter, .mark:
        let piece = (isGap && !slug.isEmpty ? "-" : "") + String(scalar)
        guard slug.utf8.count + piece.utf8.count <= 100 else { return slug }
        slug += piece
        isGap = false
      }
    }
    return slug.isEmpty ? "label" : slug
  }
}

extension Unicode.Scalar {
  /// What a scalar is in a slug.
  fileprivate enum Role {
    case letter
    case mark
    case gap
    case none
  }

  fileprivate var role: Role {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      .letter
    case .nonspacingMark, .spacingMark: properties.isVariationSelector ? .none : .mark
    case .format, .enclosingMark: .none
    default: .gap
    }
  }
}
