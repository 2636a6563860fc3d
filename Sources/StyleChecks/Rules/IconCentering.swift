extension Rule {
  /// Finds icons that a fault of iOS 15 puts off centre.
  static let iconCentering = Rule(
    name: "icon-centering", severity: .note,
    abstract: "Icons that iOS 15 does not centre in bordered buttons (FB9951097)",
    explanation: [
      "On iOS 15, a bordered button does not centre the icon of a label without its title at the "
        + "accessibility text sizes (FB9951097). iOS 16 does. Told only for a --target before iOS 16.",
      "Show the title there, or leave the bordered styles to iOS 16.",
    ],
    check: { subject, report in
      let target = subject.run.target
      guard target.platform == "iOS", !target.isAvailable(["iOS 16", "*"]),
        let bare = subject.iconFaces.first
      else { return }
      report.find(
        at: subject.place(of: .icon),
        "shows the icon alone\(bare.isCompact ? " in a compact width" : ""), which "
          + "\(target.description) does not centre in a bordered button at the accessibility text "
          + "sizes (FB9951097)",
        hint: "iOS 16 does; show the title there, or leave the bordered styles to it")
    })
}
