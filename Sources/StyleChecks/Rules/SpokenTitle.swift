extension Rule {
  /// Finds styles that may leave VoiceOver without the title.
  static let spokenTitle = Rule(
    name: "spoken-title", severity: .warning,
    abstract: "Styles that show an icon alone and leave VoiceOver without the title",
    explanation: [
      "VoiceOver speaks the title of the four built-in styles, also where only the icon is shown. "
        + "Whether it does so for a style that shows configuration.icon alone is not documented.",
      "Use Label(configuration).labelStyle(.iconOnly), which keeps the title for VoiceOver.",
    ],
    check: { subject, report in
      guard let silent = subject.iconFaces.first(where: { !$0.speech.saysTitle }) else { return }
      report.find(
        at: subject.place(of: .icon),
        "shows the icon alone\(silent.isCompact ? " in a compact width" : ""), and VoiceOver is not "
          + "given the title",
        hint: "use Label(configuration).labelStyle(.iconOnly), which keeps it")
    })
}
