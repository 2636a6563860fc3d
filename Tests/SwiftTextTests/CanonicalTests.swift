import Diagnostics
import SwiftText
import Testing

/// What the printer makes of styles as they are found.
@Suite struct CanonicalTests {
  @Test func argumentsAreJoinedAndChainsBroken() throws {
    let text = """
      struct BlueDashBorderLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration)
          .padding()
          .overlay(
            RoundedRectangle(cornerRadius: 8, 
                             style: .continuous)
            .stroke(.blue,
                    style: StrokeStyle(lineWidth: 4, dash: [10, 10]))
          )
        }
      }
      """
    #expect(
      try canonical(text) == """
        struct BlueDashBorderLabelStyle: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration)
                    .padding()
                    .overlay(RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.blue, \
        style: StrokeStyle(lineWidth: 4, dash: [10, 10])))
            }
        }

        """)
  }

  @Test func severalBindingsAndCasesGetLinesOfTheirOwn() throws {
    let text = """
      struct A {
        private let a, b: Int, c = 1
        func f() {
          let x = 1, (y, z) = (2, 3) // why
          switch x { case 1: g() case 2, 3: h(a:b:) default: i }
        }
      }
      """
    #expect(
      try canonical(text) == """
        struct A {
            private let a: Int
            private let b: Int
            private let c = 1
            func f() {
                let x = 1
                let (y, z) = (2, 3)
                // why
                switch x {
                case 1:
                    g()
                case 2, 3:
                    h(a:b:)
                default:
                    i
                }
            }
        }

        """)
  }
}

/// Reads a text and prints it.
func canonical(_ text: String) throws(SyntaxError) -> String {
  Printer.print(try Reader.document(text))
}
