import SwiftText

/// Finds the oldest systems that a style can run on, from what it uses of SwiftUI.
package enum StyleAvailability {
  /// Returns the systems that have all that a document uses; what stands behind `#available` asks
  /// for itself and does not count.
  package static func versions(of document: Document) -> SystemVersions {
    let names = DeclaredNames(of: document)
    return TypedWalk.run(AvailabilityVisitor(), over: document, names: names).versions
  }
}

/// Gathers the availability of every name.
private struct AvailabilityVisitor: TypedVisitor {
  private(set) var versions = SystemVersions.labelStyle
  private var guards = 0

  mutating func visit(_ expression: Expression, wanted: ValueType) {
    if let (name, _) = expression.uncalledImplicitMember {
      note("\(Vocabulary.typeName(wanted)).\(name)")
    }
    guard case .chain(_, let links) = expression.kind else { return }
    for link in links {
      if case .member("gradient") = link.kind { note(".gradient") }
    }
  }

  mutating func visit(_ site: CallSite) {
    switch site.kind {
    case .modifier, .unknown:
      if !takesView(site) { note("." + site.name) }
    case .plain: note(site.name)
    case .method: note("." + site.name)
    }
  }

  /// Whether a call is `background(Circle())` or its like, which is as old as SwiftUI.
  private func takesView(_ site: CallSite) -> Bool {
    guard ["background", "overlay", "mask"].contains(site.name),
      let arguments = site.call.arguments, let first = arguments.first, first.label == nil
    else { return false }
    if case .implicitMember = first.value.root.kind { return false }
    return !arguments.contains { $0.label == "in" || $0.label == "ignoresSafeAreaEdges" }
  }

  mutating func visit(member: String, of type: ValueType, offset: Int) {
    note("\(Vocabulary.typeName(type)).\(member)")
  }

  mutating func visit(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      if let key = EnvironmentAttribute.key(attribute) { note("\\.\(key)") }
    }
  }

  mutating func beginGuarded() { guards += 1 }

  mutating func endGuarded() { guards -= 1 }

  private mutating func note(_ name: String) {
    guard guards == 0, let needed = Vocabulary.availability(of: name) else { return }
    versions.formMaximum(needed)
  }
}
