import TestSupport
import Testing

struct ManualTests {
  @Test func manualTellsTheWholeTable() {
    let page = sampleTool.manual(date: "2026-03-05", related: [("ls", 1), ("cat", 1)])
    for line in [
      ".Dd \"March 5, 2026\"", ".Dt TOOL 1", ".Nm tool", ".Nd a shelf of things", ".Sh COMMANDS",
      ".Ss Everyday", ".It Cm show Ar name Op Ar more ...", ".It Fl l , Fl -level Ar level",
      ".It Cm box open Ar name", ".Sh ENVIRONMENT", ".It Sy TOOL_COLOR", ".Sh EXAMPLES",
      "tool show Bold", ".Sh SEE ALSO", ".Xr ls 1 ,", ".Xr cat 1",
    ] {
      #expect(page.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(!page.contains("\n\n"))
  }

  @Test func referenceTellsTheWholeTable() {
    let page = sampleTool.reference()
    #expect(page.hasPrefix("# The commands of tool\n"))
    #expect(page.contains("\n**Care**: [tidy](#tidy), [box](#box)\n"))
    #expect(page.contains("\n### box open\n"))
    #expect(page.contains("\n| `-w, --width <cells>` | The width |\n"))
    #expect(page.contains("\n```\ntool show <name> [<more>...] [options]\n```\n"))
  }

  @Test(.enabled(if: (try? runProgram("sh", ["-c", "command -v mandoc"]))?.status == 0))
  func mandocFindsNothingInTheManual() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(sampleTool.manual(date: "2026-03-05"), to: "tool.1")
    let result = try runProgram("mandoc", ["-T", "lint", "-W", "warning", path])
    #expect(result.output == "")
  }
}
