import StylectlCommands
import TestSupport
import Testing

struct UsageTests {
  @Test func tableHasNoFaults() {
    #expect(Stylectl.tool.faults() == [])
  }

  @Test func unknownCommandEndsWithTwo() throws {
    let result = try runStylectl(["\u{1B}[2Jx"], in: TemporaryFolder())
    #expect(
      result
        == RunResult(
          output: "",
          errors: """
            error: there is no command '\\u001b[2Jx'
            hint: see 'stylectl help'

            """, status: 2))
  }

  @Test func helpGoesToStandardOutput() throws {
    let result = try runStylectl(["help", "exit-status"], in: TemporaryFolder())
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("\n  70        A bug in stylectl\n"))
  }

  @Test func onlyAlwaysColoursErrorsInAPipe() {
    let plain = Capture()
    #expect(plain.run(["nothing"]) == .wrongUsage)
    #expect(plain.errorText.hasPrefix("error: there is"))
    let colored = Capture()
    #expect(colored.run(["nothing"], environment: ["STYLECTL_COLOR": "always"]) == .wrongUsage)
    #expect(colored.errorText.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m there is"))
  }
}
