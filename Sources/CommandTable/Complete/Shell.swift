/// A shell whose lines are completed.
package enum Shell: String, CaseIterable, ArgumentValue {
  /// GNU Bash, from the 3.2 of macOS on.
  case bash

  /// The Z shell.
  case zsh

  /// The friendly interactive shell.
  case fish
}

/// What the shell adds to the candidates by itself, so that its own ways of naming files go on.
package enum FileCompletion: Hashable, Sendable {
  /// Nothing.
  case none

  /// Files with one of some endings, and folders; any file where no ending is given.
  case files([String])

  /// Folders alone.
  case folders

  /// The first line of an answer, which the scripts of all shells read.
  var line: String {
    switch self {
    case .none: "none"
    case .files(let endings): (["files"] + endings).joined(separator: " ")
    case .folders: "folders"
    }
  }
}
