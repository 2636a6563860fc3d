import CommandTable
import Foundation
import TestSupport

/// A shell in a terminal whose lines are completed, and a `stylectl` in it that tells what it was given.
///
/// That program answers the shell's script as the built one does, and writes down the words of any
/// other line in place of running it.
final class ShellSession {
  private let folder: TemporaryFolder
  private let run: WatchedRun

  /// Whether a shell is installed.
  static func isInstalled(_ shell: Shell) -> Bool {
    (try? runProgram(shell.rawValue, ["-c", "true"]))?.status == 0
  }

  /// Starts a shell that has read the script.
  init(_ shell: Shell, in folder: TemporaryFolder) throws {
    self.folder = folder
    let binary = try builtStylectl().path
    try folder.makeProgram(
      "bin/stylectl",
      """
      case $1 in
        complete|completion) exec '\(binary)' "$@" ;;
      esac
      printf '%s\\n' "$@" >'\(folder.path)/words'
      echo WRITTEN
      """)
    let settings = [
      "PATH": folder.file("bin") + ":/usr/local/bin:/usr/bin:/bin", "TERM": "xterm",
      "ZDOTDIR": folder.file("zsh"), "XDG_CONFIG_HOME": folder.file("config"),
    ]
    try folder.makeFolder("zsh")
    try folder.makeFolder("config/fish")
    var words = [shell.rawValue, "-i"]
    switch shell {
    case .bash:
      let file = try folder.write(
        "PS1='READY> '\nsource <(stylectl completion bash)\n", to: "bashrc")
      words = ["bash", "--noprofile", "--rcfile", file, "-i"]
    case .zsh:
      try folder.write(
        """
        PS1='READY> '
        autoload -U compinit
        compinit -u -D
        source <(stylectl completion zsh)

        """, to: "zsh/.zshrc")
    case .fish:
      try folder.write(
        """
        set -g fish_greeting
        function fish_prompt; echo 'READY> '; end
        stylectl completion fish | source

        """, to: "config/fish/config.fish")
    }
    #if os(Linux)
      // A shell wants the terminal for its own.
      words = ["setsid", "--ctty"] + words
    #endif
    run = try WatchedRun(
      URL(fileURLWithPath: "/usr/bin/env"), words, in: folder, environment: settings)
    _ = run.read(until: "READY> ")
  }

  deinit { run.hangUp() }

  /// Types keys and Return, and returns the words that the program was given.
  func words(typing keys: String) throws -> [String] {
    run.type(keys + "\r")
    screen = run.read(until: "WRITTEN")
    let text = String(decoding: try folder.bytes(of: "words"), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// What was seen while the last line was typed.
  private(set) var screen = ""
}
