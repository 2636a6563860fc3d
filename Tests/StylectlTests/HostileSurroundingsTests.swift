import Foundation
import StylectlCommands
import TestSupport
import Testing

/// File names, paths and variables that try to steer the terminal.
struct HostileSurroundingsTests {
  private static let commands = [
    ["list"], ["show", "StackLabelStyle"], ["log"], ["apply", "DayLabelStyle", "--labels", "week"],
    ["preview", "StackLabelStyle"], ["verify"], ["remote", "list"], ["export", "swift", "-o", "-"],
  ]

  @Test(arguments: HostileTexts.steering + HostileTexts.odd)
  func variablesAreNeverRepeatedRaw(_ text: String) throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(Samples.stack, to: "Stack.swift")
    let environment = [
      "STYLECTL_CATALOG": folder.file("Team.stylecatalog"), "STYLECTL_AUTHOR": text,
    ]
    let add = Capture()
    _ = add.run(["add", folder.file("Stack.swift")], environment: environment)
    #expect(HostileTexts.faults(in: add.outputText + add.errorText) == [])
    for name in [
      "STYLECTL_CATALOG", "STYLECTL_AUTHOR", "STYLECTL_COLOR", "STYLECTL_APPEARANCE",
      "STYLECTL_AMBIGUOUS", "COLUMNS", "TERM", "COLORTERM", "COLORFGBG", "LC_ALL", "LANG",
      "FORCE_COLOR", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "SOURCE_DATE_EPOCH",
    ] {
      for words in Self.commands {
        let seen = Capture()
        let status = seen.run(words, environment: environment.merging([name: text]) { $1 })
        let faults = HostileTexts.faults(
          in: seen.outputText + seen.errorText, tabs: true, pens: name == "FORCE_COLOR")
        #expect(faults == [], "\(name) \(words)")
        #expect(status != .bug, "\(name) \(words)")
      }
    }
  }

  @Test(arguments: HostileTexts.steering + HostileTexts.odd)
  func filesOfAnyNameAreToldClean(_ text: String) throws {
    let name = String(text.prefix(60)).replacing("/", with: "_")
    guard !name.isEmpty else { return }
    let folder = try Samples.emptyCatalog()
    let environment = ["STYLECTL_CATALOG": folder.file("Team.stylecatalog")]
    try folder.write(Samples.stack, to: name + ".swift")
    try folder.write("{", to: name + ".json")
    for words in [
      ["preview", folder.file(name + ".swift")], ["preview", folder.file(name + ".swift#x")],
      ["add", folder.file(name + ".swift")], ["add", folder.file(name + ".json")],
      ["add", folder.path], ["apply", folder.file(name + ".swift"), "--label", "x"],
      ["apply", ".iconOnly", "--labels", folder.file(name + ".json")],
      ["export", "swift", "--output", folder.file(name)],
      ["preview", "StackLabelStyle", "--format", "html", "-o", folder.file(name + ".html")],
      ["preview", folder.file(name + ".swift"), "--format", "html"],
      ["init", folder.file(name + ".stylecatalog")],
      ["list", "--catalog", folder.file(name + ".stylecatalog")],
      ["pull", folder.file(name + ".swift")],
      ["diff", "StackLabelStyle", folder.file(name + ".swift")],
      ["list"], ["log"],
    ] {
      let seen = Capture()
      let status = seen.run(words, environment: environment)
      #expect(
        HostileTexts.faults(in: seen.outputText + seen.errorText, tabs: true) == [], "\(words)")
      #expect(status != .bug, "\(words): \(seen.errorText)")
    }
  }

  @Test(arguments: HostileTexts.steering + HostileTexts.odd)
  func namesAreRefusedOrToldClean(_ text: String) throws {
    let folder = try Samples.emptyCatalog()
    let environment = ["STYLECTL_CATALOG": folder.file("Team.stylecatalog")]
    let labels = try folder.write(Samples.days, to: "days.json")
    for words in [
      ["add", "tint", text, "#FFF"], ["add", "labels", labels, "--name", text],
      ["add", "labels", labels, "--name", "days"], ["rename", "days", text],
      ["add", "tint", "x", "#000", "--author", text, "-m", text],
      ["compose", text, "DayLabelStyle"], ["release", "create", text],
      ["remote", "add", text, text],
      ["list"], ["log"], ["show", text], ["preview", text], ["preview", "--all"],
      ["preview", "--all", "--format", "html"], ["release", "list"], ["remote", "list"],
      ["show", "labels:" + text], ["blame", text], ["undo", text], ["check", text],
    ] {
      let seen = Capture()
      let status = seen.run(
        words, environment: environment.merging(["XDG_CONFIG_HOME": folder.file("home")]) { $1 })
      #expect(
        HostileTexts.faults(in: seen.outputText + seen.errorText, tabs: true) == [], "\(words)")
      #expect(status != .bug, "\(words): \(seen.errorText)")
    }
  }
}
