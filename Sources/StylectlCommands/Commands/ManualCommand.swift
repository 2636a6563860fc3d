import CommandTable

/// Prints the manual of all commands.
struct ManualCommand: Command {
  /// What it is written in.
  enum Format: String, CaseIterable, ArgumentValue {
    case mdoc, markdown
  }

  static let name = "manual"
  static let abstract = "Print the whole manual, as a manual page or in Markdown"
  static let discussion = """
    What is printed is the source of a manual page in mdoc, which man and mandoc read.
    """
  static let examples = [
    Example("stylectl manual | man -l -", "Reads the manual with man-db"),
    Example("stylectl manual | mandoc -a", "Reads the manual with mandoc, as on macOS"),
    Example("stylectl manual --format markdown > Reference.md", "Writes the reference in Markdown"),
  ]
  static let otherWords = ["man", "docs"]
  static let parameters: [Parameter<ManualCommand>] = [
    .option("format", \.format, help: "What it is written in")
  ]

  private var format = Format.mdoc

  func run(_ context: Context) throws {
    let text =
      switch format {
      case .mdoc:
        Stylectl.tool.manual(
          date: Stylectl.versionDate,
          related: [("git", 1), ("less", 1), ("sqlite3", 1)],
          authors: "Copyright 2026 the stylectl authors. "
            + "Licensed under the Apache License, version 2.0.")
      case .markdown: Stylectl.tool.reference()
      }
    try context.output.write(text)
  }
}
