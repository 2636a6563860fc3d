import CommandTable

/// Prints the script that a shell completes lines with.
struct CompletionCommand: Command {
  static let name = "completion"
  static let abstract = "Print the script for completion in bash, zsh or fish"
  static let discussion = """
    The script asks stylectl itself, so that it never grows old: it completes commands, options and \
    their values, the names of items, their versions after @, releases, remotes, and files.

    'make install' puts the scripts where the shells look for them. Without it, put one of the lines \
    below into ~/.bashrc, ~/.zshrc (after compinit) or ~/.config/fish/config.fish.
    """
  static let examples = [
    Example("source <(stylectl completion bash)", "Completes lines in this Bash"),
    Example("source <(stylectl completion zsh)", "Completes lines in this zsh"),
    Example("stylectl completion fish | source", "Completes lines in this fish"),
  ]
  static let otherWords = ["completions"]
  static let parameters: [Parameter<CompletionCommand>] = [
    .argument("shell", \.shell, help: "The shell")
  ]

  private var shell = Shell.bash

  func run(_ context: Context) throws {
    try context.output.write(CompletionScript.text(for: shell, tool: Stylectl.tool.name))
  }
}
