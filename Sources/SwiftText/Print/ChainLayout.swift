/// Where the lines of a chain break.
///
/// A chain that is a statement breaks before each called member after its root. The root is a
/// lower-case name with its uncalled members, or else goes up to the first call.
package struct ChainLayout {
  /// The index of the first link after the root.
  let first: Int

  /// Whether the chain breaks at all.
  let isBroken: Bool

  /// Finds the layout; `top` says that the chain is the whole of a statement's expression.
  init(_ root: Expression, _ links: [Link], top: Bool) {
    let name = Self.lowerCaseName(root)
    var index = 0
    if name != nil, !Self.isCall(links, 0) {
      while index < links.count, !Self.isCalled(links, index), !Self.isConditional(links, index) {
        index += 1
      }
    } else {
      while index < links.count, !Self.isConditional(links, index) {
        index += 1
        if case .call = links[index - 1].kind { break }
      }
    }
    first = index
    var calls = 0
    var hasConditional = false
    for link in index..<links.count {
      if Self.isConditional(links, link) { hasConditional = true }
      if Self.isCalled(links, link) { calls += 1 }
    }
    let rootHasCall = links[..<index].contains { if case .call = $0.kind { true } else { false } }
    let isView = name.map { $0 == "configuration" || $0.utf8.first == UInt8(ascii: "$") } ?? false
    isBroken = hasConditional || (top && calls > 0 && (calls > 1 || rootHasCall || isView))
  }

  /// Creates the layout of the links in a clause of `#if`, which begin on a line of their own.
  init(clause: Void) {
    first = 0
    isBroken = true
  }

  /// Returns the index of the first link behind the root of a chain.
  package static func rootEnd(_ root: Expression, _ links: [Link]) -> Int {
    ChainLayout(root, links, top: true).first
  }

  /// Whether a line break stands before a link.
  func breaks(_ links: [Link], before index: Int) -> Bool {
    guard isBroken, index >= first else { return false }
    return Self.isConditional(links, index) || Self.isCalled(links, index)
      || (index > 0 && Self.isConditional(links, index - 1))
  }

  private static func lowerCaseName(_ root: Expression) -> String? {
    guard case .name(let name) = root.kind, let first = name.utf8.first, name != "self" else {
      return nil
    }
    let isLowercase =
      first < 0x80
      ? first == UInt8(ascii: "$") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      : name.unicodeScalars.first?.properties.isLowercase ?? false
    return isLowercase ? name : nil
  }

  private static func isConditional(_ links: [Link], _ index: Int) -> Bool {
    if case .conditional = links[index].kind { true } else { false }
  }

  /// Whether a call stands at an index, generic arguments before it left aside.
  private static func isCall(_ links: [Link], _ index: Int) -> Bool {
    guard index < links.count else { return false }
    switch links[index].kind {
    case .call: return true
    case .generic: return isCall(links, index + 1)
    default: return false
    }
  }

  private static func isCalled(_ links: [Link], _ index: Int) -> Bool {
    if case .member = links[index].kind { isCall(links, index + 1) } else { false }
  }
}
