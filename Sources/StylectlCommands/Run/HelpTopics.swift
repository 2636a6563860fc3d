import CommandTable

extension Stylectl {
  /// What `help environment` shows.
  static let environmentTopic = HelpTopic(
    name: "environment", abstract: "Variables that stylectl reads",
    discussion: "An option on the command line beats a variable. An empty one counts as unset."
  ) {
    [
      ("STYLECTL_CATALOG", "The catalog to work on, where --catalog is not given"),
      ("STYLECTL_AUTHOR", "Who is said to have made a change, where --author is not given"),
      ("STYLECTL_COLOR", "When to colour: auto, always, never"),
      ("STYLECTL_APPEARANCE", "What the terminal looks like: light, dark"),
      ("SOURCE_DATE_EPOCH", "The time of changes, in seconds since 1970"),
      ("XDG_DATA_HOME", "Where the default catalog lives, in the folder stylectl"),
      ("XDG_CONFIG_HOME", "Where the names of remotes are kept, in the folder stylectl"),
      ("NO_COLOR", "Never colour, whatever the value"),
      ("FORCE_COLOR", "Colour also where the output is no terminal; 2: 256 colours, 3: all"),
      ("CLICOLOR_FORCE", "Colour also where the output is no terminal"),
      ("CLICOLOR", "0: never colour"),
      ("COLORTERM, TERM", "How many colours the terminal has; dumb: none, and ASCII only"),
      ("COLORFGBG", "Whether the terminal is light or dark, as some terminals tell it"),
      ("COLUMNS", "The width of previews, where --width is not given"),
      ("LC_ALL, LC_CTYPE, LANG", "ASCII only where the first that is set does not name UTF-8"),
      ("VISUAL, EDITOR", "What edit opens; neither: vi"),
      (
        "STYLECTL_PAGER, PAGER",
        "The command of the shell that long results are read with; cat: none, neither: less -FRX"
      ),
      ("CI", "Set: no progress is shown"),
      ("TMPDIR", "Where edit puts the text meanwhile"),
      ("USER", "The author, where nothing else names one"),
    ]
  }

  /// What `help files` shows.
  static let filesTopic = HelpTopic(
    name: "files", abstract: "Files that stylectl reads and writes",
    discussion: """
      The catalog is the first of these that there is: --catalog, STYLECTL_CATALOG, the one \
      *.stylecatalog in this folder or the nearest above it, the default catalog. Without any, reading \
      commands show what every catalog starts with.
      """
  ) {
    [
      (
        "*.stylecatalog",
        "A catalog: one SQLite file, with a -journal beside it only while it is written"
      ),
      (
        "~/.local/share/stylectl/Default.stylecatalog",
        "The default catalog, which the first edit makes; XDG_DATA_HOME moves it"
      ),
      (
        "~/.config/stylectl/remotes.json",
        "The remotes of your catalogs; XDG_CONFIG_HOME moves it"
      ),
    ]
  }

  /// What `help exit-status` shows.
  static let exitStatusTopic = HelpTopic(
    name: "exit-status", abstract: "How stylectl ends, for scripts"
  ) {
    ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }
  }
}
