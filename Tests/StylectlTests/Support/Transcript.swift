import TestSupport

/// What a person sees who types one command after another in a folder, for golden files.
///
/// Lines on standard error start with `! `; a status other than 0 is told at the end.
struct Transcript {
  /// The folder that the commands run in.
  let folder: TemporaryFolder

  /// All that was typed and seen.
  private(set) var text = ""

  /// Starts in an empty folder.
  init() throws {
    folder = try TemporaryFolder()
  }

  /// Goes on in a folder that has been made ready.
  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Runs a command and appends what is seen.
  @discardableResult
  mutating func run(
    _ arguments: String..., in subfolder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> RunResult {
    try run(arguments, in: subfolder, environment: environment, input: input)
  }

  /// Runs a command and appends what is seen.
  @discardableResult
  mutating func run(
    _ arguments: [String], in subfolder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> RunResult {
    let result = try runStylectl(
      arguments, in: folder, subfolder: subfolder, environment: environment, input: input)
    let words = arguments.map { word in
      word.isEmpty || word.contains(where: " '\"#*$()".contains)
        ? "'\(word.replacing("'", with: "'\\''"))'" : word
    }
    let variables = environment.sorted { $0.key < $1.key }.map { variable in
      "\(variable.key)='\(variable.value.replacing(folder.path, with: "FOLDER"))'"
    }
    let place = subfolder.map { "\($0) " } ?? ""
    text +=
      place + "$ " + (variables + ["stylectl"] + words).joined(separator: " ")
      + "\n"
    text += shown(result.output)
    let errors = shown(result.errors).split(separator: "\n", omittingEmptySubsequences: false)
    for line in errors.dropLast() { text += "! \(line)\n" }
    if result.status != 0 { text += "[exit \(result.status)]\n" }
    text += "\n"
    return result
  }

  /// Puts a word in the place of the folder, whose name is another one in each run.
  private func shown(_ output: String) -> String {
    let text = output.isEmpty || output.hasSuffix("\n") ? output : output + "⏎\n"
    return text.replacing(folder.path, with: "FOLDER")
  }
}
