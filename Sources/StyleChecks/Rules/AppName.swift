import Diagnostics
import StyleModel

extension Rule {
  /// Finds colours that only the app can know.
  static let appName = Rule(
    name: "app-name", severity: .note,
    abstract: "Colours that the catalog does not have, and so are taken to be the app's own",
    explanation: [
      "A member in a colour's place, such as .brand or Theme.accent, that is neither a tint of the "
        + "catalog nor a colour of SwiftUI may be declared by the app. A preview cannot draw it.",
      "Add the tint, so that previews and checks see it, or give the style a value to show: "
        + "stylectl edit STYLE --sample 'Theme.accent=.blue'.",
    ],
    check: { subject, report in
      for missing in subject.missingUses where missing.isOfTheApp {
        let use = missing.use
        report.find(
          at: use.place,
          "'\(use.name)' is no tint of the catalog, and taken to be the app's own",
          hint: StoredName(stored: use.name).number == nil
            ? "stylectl add tint \(typed(use.name)) '#0A84FF'"
            : "name another one in it: stylectl edit \(typed(subject.item.reference))")
      }
    })
}
