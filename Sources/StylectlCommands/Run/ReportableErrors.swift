import StyleCatalog
import StyleEvaluation
import StyleModel

extension CatalogError: ReportableError {
  /// The answer is no, but for what was typed wrong and what can be no content.
  package var failure: CommandFailure {
    let status: ExitStatus =
      switch self {
      case .badReference, .ambiguous, .ambiguousVersion, .badAuthorship, .noSide, .noSuchHead,
        .sharedName, .sharedFormerName, .replacesItself:
        .wrongUsage
      case .ring, .tooDeep, .otherName, .otherKind, .builtIn, .keyLike, .unreadable: .badInput
      default: .no
      }
    return CommandFailure(status, message, hint: hint)
  }
}

extension HistoryError: ReportableError {
  /// The answer is no, but for what was typed wrong.
  package var failure: CommandFailure {
    let status: ExitStatus =
      switch self {
      case .noVersion, .ambiguousOperation: .wrongUsage
      default: .no
      }
    return CommandFailure(status, message, hint: hint)
  }
}

extension CatalogError {
  /// The failure with the file and place of the draft that it is about, where there are several files
  /// to look for it in, or a place.
  func placed(among drafts: [Draft]) -> CommandFailure {
    var failure = self.failure
    // Some errors say the item as a reference, with its kind where another kind has the name, too.
    if let words = subject?.folded.split(separator: ":"), let name = words.last,
      let draft = drafts.first(where: {
        $0.name.folded == name && (words.count == 1 || $0.kind.rawValue == words[0])
      })
    {
      for index in failure.diagnostics.indices {
        failure.diagnostics[index].file = draft.file
        failure.diagnostics[index].place = draft.place
      }
    }
    return failure
  }

  /// The name of the item that was to be stored.
  private var subject: String? {
    switch self {
    case .exists(_, _, let asked): asked
    case .formerName(_, let name, _), .builtIn(let name), .conflicted(let name),
      .moved(let name, _), .keyLike(let name),
      .otherMeaning(let name, _, _, _):
      name
    case .ring(let names): names.first
    default: nil
    }
  }
}

extension CatalogFileError: ReportableError {
  /// The catalog cannot be used; that one is there already is only an answer.
  package var failure: CommandFailure {
    CommandFailure(problem == .exists ? .no : .unavailable, message, hint: hint)
  }
}

extension EvaluationError: ReportableError {
  /// A style that cannot be evaluated is bad input.
  package var failure: CommandFailure {
    let what = style.flatMap { message.hasPrefix($0) ? nil : "\($0): " } ?? ""
    return CommandFailure(
      .badInput, [Diagnostic(.error, message: what + message, hint: hint)])
  }
}

extension MissingParameter: ReportableError {
  /// A value that must be given was not.
  package var failure: CommandFailure { CommandFailure(.wrongUsage, message, hint: "give \(hint)") }
}

extension UnknownStyle: ReportableError {
  /// A style was asked for that is not there.
  package var failure: CommandFailure {
    CommandFailure(.no, message, hint: "'stylectl list --kind style' shows the styles")
  }
}

extension UnknownSetting: ReportableError {
  /// A value was given for nothing.
  package var failure: CommandFailure { CommandFailure(.wrongUsage, message, hint: hint) }
}

extension ForeignFileError: ReportableError {
  /// What another file holds is bad input; that it is out of reach is no fault of it.
  package var failure: CommandFailure {
    CommandFailure(isContent ? .badInput : .unavailable, message, hint: hint)
  }
}

extension ShareError: ReportableError {
  /// The answer is no, but where the wrong file was named or ours cannot be written.
  package var failure: CommandFailure {
    let status: ExitStatus =
      switch self {
      case .sameFile: .wrongUsage
      case .notLogged: .unavailable
      case .remoteIsAhead, .conflicted: .no
      }
    return CommandFailure(status, message, hint: hint)
  }
}
