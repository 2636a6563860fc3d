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
}

/// Reads a text and prints it.
func canonical(_ text: String) throws(SyntaxError) -> String {
  Printer.print(try Reader.document(text))
}
