import Foundation
import TestSupport
import Testing

/// What SwiftUI has is taken by the compiler, with the stub of SwiftUI that stands for it in tests.
struct TrueCallStubTests {
  /// The calls that the stub cannot express yet, `CONTEXT: CALL`; the list only shrinks.
  private static let beyond: [String] = {
    let file = TrueCall.folder.appendingPathComponent("BeyondStub.list")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  @Test func eachTypeChecks() throws {
    var text = ""
    var callOfLine: [Int: TrueCall] = [:]
    var line = TrueCall.style(of: "").split(separator: "\n").count + 1
    for (index, call) in TrueCall.all.enumerated() {
      let function = call.function(named: "made\(index)") + "\n"
      let count = function.count { $0 == "\n" }
      for each in line..<line + count { callOfLine[each] = call }
      text += function
      line += count
    }
    let told = try typeCheck(
      files: ["Calls.swift": "import SwiftUI\n" + TrueCall.style(of: text)], languageMode: 5)
    var refused: Set<TrueCall> = []
    for diagnostic in told where diagnostic.contains(": error: ") {
      let parts = diagnostic.split(separator: ":")
      let call = try #require(
        parts.count > 1 ? Int(parts[1]).flatMap { callOfLine[$0] } : nil, "\(diagnostic)")
      refused.insert(call)
    }
    let names = TrueCall.all.filter(refused.contains).map { "\($0.context): \($0.text)" }
    #expect(names == Self.beyond)
  }
}
