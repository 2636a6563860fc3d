import SwiftText
import Vocabulary

/// Finds the oldest systems that a style can run on, from what it uses of SwiftUI.
package enum StyleAvailability {
  /// Something of SwiftUI that is newer than `LabelStyle`.
  package struct Need: Hashable, Sendable {
    /// The name as the vocabulary has it: `.foregroundStyle`, `LabelStyle.titleAndIcon`, `\.font`.
    package var name: String

    /// The byte offset of the expression or declaration that it stands in.
    package var offset: Int

    /// The oldest systems that have it.
    package var versions: SystemVersions
  }

  /// Returns the systems that have all that a document uses; what stands behind `#available` asks
  /// for itself and does not count.
  package static func versions(of document: Document) -> SystemVersions {
    let names = DeclaredNames(of: document)
    return TypedWalk.run(AvailabilityVisitor(), over: document, names: names).needs
      .reduce(into: .labelStyle) { $0.formMaximum($1.versions) }
  }

  /// Returns what a document uses that is newer than `LabelStyle` and does not stand behind
  /// `#available`, in the order of the places.
  package static func needs(of document: Document) -> [Need] {
    let names = DeclaredNames(of: document)
    return TypedWalk.run(AvailabilityVisitor(), over: document, names: names).needs
      .sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
  }
}

/// Gathers the availability of every name.
private struct AvailabilityVisitor: TypedVisitor {
  private(set) var needs: [StyleAvailability.Need] = []
  private var guards = 0

  mutating func visit(_ expression: Expression, wanted: ValueType) {
    if let (name, offset) = expression.uncalledImplicitMember {
      note("\(Vocabulary.typeName(wanted)).\(name)", at: offset)
    }
    guard case .chain(_, let links) = expression.kind else { return }
    for link in links {
      if case .member("gradient") = link.kind { note(".gradient", at: link.offset) }
    }
  }

  mutating func visit(_ site: CallSite) {
    switch site.kind {
    case .modifier, .unknown:
      if !takesView(site) { note("." + site.name, at: site.offset, match: site.match) }
    case .plain: note(site.name, at: site.offset, match: site.match)
    // The methods of a font are as old as it is, also where those of views are newer.
    case .method(of: .font): break
    case .method: note("." + site.name, at: site.offset, match: site.match)
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
    note("\(Vocabulary.typeName(type)).\(member)", at: offset)
  }

  mutating func visit(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      if let key = EnvironmentAttribute.key(attribute) {
        note("\\.\(key)", at: declaration.offset)
      }
    }
  }

  mutating func beginGuarded() { guards += 1 }

  mutating func endGuarded() { guards -= 1 }

  /// Notes since when the way to call a name is there that a call fits, or else the name.
  private mutating func note(_ name: String, at offset: Int, match: SignatureMatch? = nil) {
    let fitted = match.flatMap { $0.signature.isOfVocabulary ? $0.signature.availability : nil }
    guard guards == 0,
      let versions = fitted?.introduced ?? Vocabulary.availability(of: name),
      versions.isNewer(than: .labelStyle)
    else { return }
    needs.append(StyleAvailability.Need(name: name, offset: offset, versions: versions))
  }
}
