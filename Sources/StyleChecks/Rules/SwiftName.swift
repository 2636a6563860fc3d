import StyleModel
import StyleSyntax

extension Rule {
  /// Finds names that are another one in Swift.
  static let swiftName = Rule(
    name: "swift-name", severity: .note,
    abstract: "Names of items that are another name in Swift",
    explanation: [
      "Exports make Swift names of the names of items. A name that is taken by SwiftUI or by Swift, "
        + "or that holds nothing a name may hold, becomes another one.",
      "Nothing need be done; a plainer name reads better in code.",
    ],
    check: { subject, report in
      let name = subject.item.name
      switch subject.item.kind {
      case .tint:
        let member = TintMember.name(of: name)
        if member != SwiftName.member(of: name, fallback: "") {
          report.find("is 'Color.\(member)' in Swift, where its own name cannot be used")
        }
      case .labels:
        let type = SwiftName.labelsType(of: name)
        if type != SwiftName.type(of: name, fallback: "") {
          report.find("is the type '\(type)' in Swift, where its own name cannot be used")
        }
      case .style: break
      }
    })
}
