import Diagnostics
import StyleModel
import StyleSyntax

extension ItemReport {
  /// Finds names that are one and the same in Swift or on a disk, and those that change on the way.
  mutating func checkName(in names: GeneratedNames) {
    for clash in names.clashes(of: item) {
      find(
        .nameClash, clash.message(others: clash.others),
        hint: "rename one of them: stylectl rename \(typed(item.reference)) NEWNAME")
    }
    switch item.kind {
    case .tint:
      let member = TintMember.name(of: item.name)
      if member != SwiftName.member(of: item.name, fallback: "") {
        find(.swiftName, "is 'Color.\(member)' in Swift, where its own name cannot be used")
      }
    case .labels:
      let type = SwiftName.labelsType(of: item.name)
      if type != SwiftName.type(of: item.name, fallback: "") {
        find(.swiftName, "is the type '\(type)' in Swift, where its own name cannot be used")
      }
    case .style:
      if SwiftName.isTypeOfSwiftUI(item.name) {
        find(
          .nameClash, "hides SwiftUI's own '\(item.name)' where it is exported to",
          hint: "rename it: stylectl rename \(typed(item.reference)) "
            + typed(item.name + "LabelStyle"))
      }
    }
  }
}
