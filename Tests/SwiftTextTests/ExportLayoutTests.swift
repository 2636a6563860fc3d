import SwiftText
import TestSupport
import Testing

/// The layout that people read.
@Suite struct ExportLayoutTests {
  @Test(arguments: 0..<20) func exportedTreesAreReadBackAlike(_ block: UInt64) throws {
    for seed in (block * 30)..<(block * 30 + 30) {
      var tree = RandomTree(seed: seed)
      tree.hasOpaque = false
      let printed = Printer.print(tree.document())
      let exported = Printer.print(try Reader.document(printed), layout: .export)
      if let difference = firstDifference(printed, try canonical(exported)) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  @Test func argumentsThatDoNotFitStandOneALine() throws {
    #expect(
      try exported(
        """
        Label(configuration).overlay(RoundedRectangle(cornerRadius: 8, style: .continuous)\
        .stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 10])))
        """) == """
          Label(configuration)
              .overlay(
                  RoundedRectangle(cornerRadius: 8, style: .continuous)
                      .stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 10]))
              )

          """)
  }

  @Test func shortViewsStayOnTheirLine() throws {
    #expect(try exported("Circle().fill(Color.white)") == "Circle().fill(Color.white)\n")
    #expect(
      try exported("x.alignmentGuide(.leading) { $0[.leading] }")
        == "x.alignmentGuide(.leading) { $0[.leading] }\n")
  }

  @Test func rangeIsSpacedOnlyWhereItsOwnSidesRunIntoIt() throws {
    #expect(try exported("(a ... -b)...c") == "(a ... -b)...c\n")
    #expect(try exported("a! ... b") == "a! ... b\n")
  }

  @Test func membersAreSetApart() throws {
    let text = """
      struct A { let a = 1
      let b: Int
      /// C.
      var c: Int { 3 }
      func d() { e() } }
      """
    #expect(
      Printer.print(try Reader.document(text), layout: .export) == """
        struct A {
            let a = 1
            let b: Int

            /// C.
            var c: Int { 3 }

            func d() {
                e()
            }
        }

        """)
  }

  private func exported(_ text: String) throws -> String {
    Printer.print(Statement(.expression(try Reader.expression(text))), layout: .export)
  }
}
