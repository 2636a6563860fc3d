/// The path of this program, for others that are to run it.
enum ProgramPath {
  /// Returns the path under which the program is found by the search path, from the root, and else
  /// where it really is; nil where the system does not tell.
  ///
  /// An update that puts another file in the place of the first keeps it; a graphical git client,
  /// whose search path is another, finds it.
  static func forOthers(_ environment: EnvironmentVariables) -> String? {
    guard let real = AbsolutePath.ofProgram else { return nil }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let found = folders.map { "\($0)/stylectl" }.first { AbsolutePath.resolved($0) == real }
    return found ?? real
  }
}
