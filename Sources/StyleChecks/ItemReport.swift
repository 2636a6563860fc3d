import Diagnostics
import StyleModel
import SwiftText

/// Takes down what rules find in one item.
struct ItemReport {
  /// The findings of one rule in one item that are told one by one.
  private static let limit = 100

  /// The item.
  let item: CheckedItem

  /// How much the rules matter.
  let severities: RuleSeverities

  private var found: [RuleFinding] = []
  private var counts: [Rule: Int] = [:]

  /// Creates an empty report.
  init(on item: CheckedItem, severities: RuleSeverities) {
    self.item = item
    self.severities = severities
  }

  /// Takes down what a rule finds, unless nobody looks for it.
  mutating func find(
    _ rule: Rule, at place: RuleFinding.Place = .item, _ message: String, hint: String? = nil
  ) {
    guard let severity = severities.diagnostic(rule) else { return }
    counts[rule, default: 0] += 1
    guard counts[rule, default: 0] <= Self.limit else { return }
    found.append(
      RuleFinding(
        rule: rule, severity: severity, kind: item.kind, name: item.name, place: place,
        message: message, hint: hint))
  }

  /// Takes down what a rule finds at a byte offset of the style's Swift.
  mutating func find(
    _ rule: Rule, offset: Int?, _ message: String, hint: String? = nil
  ) {
    // A place is looked for only where there is something to tell.
    guard severities.isOn(rule), counts[rule, default: 0] < Self.limit else {
      return find(rule, message, hint: hint)
    }
    guard case .style(let style) = item.document, let offset else {
      return find(rule, message, hint: hint)
    }
    let place = Place(ofByte: offset, in: style.swift.utf8)
    find(rule, at: .swift(place), message, hint: hint)
  }

  /// The findings by their places; where there are more of a rule than are told, how many.
  var findings: [RuleFinding] {
    let rest = Rule.allCases.compactMap { rule -> RuleFinding? in
      guard let count = counts[rule], count > Self.limit, let severity = severities.diagnostic(rule)
      else { return nil }
      return RuleFinding(
        rule: rule, severity: severity, kind: item.kind, name: item.name, place: .item,
        message: "\(count - Self.limit) more of '\(rule.rawValue)' are not told one by one")
    }
    return found.enumerated().sorted { left, right in
      (left.element.order, left.offset) < (right.element.order, right.offset)
    }
    .map(\.element) + rest
  }
}

extension RuleFinding {
  /// Where it stands among the others of its item: the item as a whole first, then line by line.
  ///
  /// Labels stay in the order of their set.
  fileprivate var order: Int {
    switch place {
    case .item: 0
    case .swift(let place): place.line &* 100_000 &+ place.column
    case .label: 1
    case .variant(let variant): 1 + (Tint.Variant.allCases.firstIndex(of: variant) ?? 0)
    }
  }
}
