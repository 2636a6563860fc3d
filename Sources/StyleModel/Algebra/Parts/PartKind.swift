import JSON

/// What a part of an item's content is.
enum PartKind: Hashable, Sendable {
  /// An item: its name and its document.
  case item

  /// The document of an item that was removed.
  case removal

  /// An object of JSON, its members found by their keys.
  case object

  /// A member of an object, its value in canonical JSON.
  case field

  /// The labels of a set, in order, found by their ids.
  case labels

  /// One label: an object.
  case label

  /// The Swift of a style.
  case swift

  /// Swift that cannot be read, as one text.
  case unread

  /// Nothing, where something may stand.
  case absent

  /// A place that two versions of a base changed in different ways: equal to nothing else.
  case contested

  /// A text of Swift: a name, a type, a value.
  case text

  case members, member, type, property, function, enumerationCase
  case attributes, attribute, comments, comment, inherits, inherited, parameters, parameter
  case initialValue
  case block, statements, statement
  case conditional, branches, branch, guarded, selection, cases, selectionCase, returned, assignment
  case compilation, clauses, clause
  case view, root, modifiers, modifier, call, arguments, argument, closures, trailing, closure

  /// Whether the key is no part of the text, so that parts of equal text differ by it.
  var isKeyed: Bool {
    switch self {
    case .field, .object, .label, .labels, .unread: true
    default: false
    }
  }

  /// How two lists of the kind are joined.
  enum Rule {
    /// Order counts: what both sides put in one gap must be equal.
    case ordered

    /// What both sides put in one gap stands there together.
    case together

    /// Parts are found by their keys, wherever they stand.
    case keyed
  }

  /// How two lists of the kind are joined.
  var rule: Rule {
    switch self {
    case .object, .label, .labels: .keyed
    case .members, .attributes, .comments, .inherits, .cases: .together
    default: .ordered
    }
  }
}
