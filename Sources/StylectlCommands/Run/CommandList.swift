import CommandTable

extension Stylectl {
  /// The whole tool on one screen.
  package static let tool = Tool<GlobalOptions, Context>(
    name: "stylectl", version: versionText, abstract: "a catalog of SwiftUI label styles",
    examples: [
      Example(
        "stylectl apply DayLabelStyle --labels week", "Shows a style on the days of the week"),
      Example("stylectl add MyStyles.swift", "Takes the label styles of a Swift file"),
      Example("stylectl list", "Lists what the catalog holds"),
    ],
    groups: groups,
    topics: [environmentTopic, filesTopic, exitStatusTopic],
    unlisted: [CommandRow(CompleteCommand.self)])

  /// The commands, those of every day first.
  private static let groups = [
    CommandGroup(
      "Every day",
      [
        CommandRow(AddCommand.self), CommandRow(ListCommand.self), CommandRow(ShowCommand.self),
        CommandRow(ApplyCommand.self), CommandRow(PreviewCommand.self),
      ]),
    CommandGroup(
      "Changing items",
      [
        CommandRow(ComposeCommand.self), CommandRow(EditCommand.self),
        CommandRow(RenameCommand.self), CommandRow(DeprecateCommand.self),
        CommandRow(RemoveCommand.self),
      ]),
    CommandGroup(
      "History",
      [
        CommandRow(LogCommand.self), CommandRow(DiffCommand.self), CommandRow(RestoreCommand.self),
        CommandRow(UndoCommand.self), CommandRow(RedoCommand.self), releases,
      ]),
    CommandGroup(
      "Working together",
      [
        CommandRow(PullCommand.self), CommandRow(PushCommand.self), CommandRow(MergeCommand.self),
        CommandRow(ConflictsCommand.self), CommandRow(ResolveCommand.self),
        CommandRow(
          family: "remote", abstract: "Name the files that are pulled from and pushed to",
          [
            CommandRow(RemoteAddCommand.self), CommandRow(RemoteListCommand.self),
            CommandRow(RemoteRemoveCommand.self),
          ]),
        CommandRow(
          family: "git", abstract: "Keep a catalog in a git repository",
          [
            CommandRow(GitSetupCommand.self), CommandRow(GitMergeCommand.self),
            CommandRow(GitTextconvCommand.self),
          ]),
      ]),
    CommandGroup(
      "The catalog",
      [
        CommandRow(InitCommand.self), CommandRow(ExportCommand.self),
        CommandRow(CheckCommand.self), CommandRow(RuleCommand.self),
        CommandRow(VerifyCommand.self), CommandRow(DoctorCommand.self),
      ]),
    CommandGroup(
      "The shell", [CommandRow(CompletionCommand.self), CommandRow(ManualCommand.self)]),
  ]

  /// What is done about releases.
  private static let releases = CommandRow<Context>(
    family: "release", abstract: "Give what the catalog holds a name for good",
    discussion: """
      A release is a name for every item at its version of one moment; it never changes. NAME@RELEASE \
      means an item as it was released, and list, show, apply, preview and export take --at RELEASE.
      """,
    otherWords: ["tag", "releases"],
    [
      CommandRow(ReleaseCreateCommand.self), CommandRow(ReleaseListCommand.self),
      CommandRow(ReleaseShowCommand.self), CommandRow(ReleaseRenameCommand.self),
    ])
}
