import SwiftText
import Testing

/// What the pass over a whole file finds.
@Suite struct OutlineTests {
  private let text = """
    import SwiftUI
    infix operator <>: AdditionPrecedence
    func <> (a: Int, b: Int) -> Int { a }
    protocol Themed: AnyObject { var x: Int { get set } }
    @main
    struct MyApp: App {
      @State private var on = false
      // nested
      struct Inner<T>: SwiftUI.LabelStyle where T: View { let x: T; enum B { case a, b } }
    }
    let list = [1, 2,
      3].map { $0 }
      .filter { $0 > 1 }
    for i in 0..<3 { print(i) }
    #Preview("x") { MyApp() }
    #if DEBUG
    extension LabelStyle where Self == MyApp.Inner<Text> { static var inner: Self { .init() } }
    #else
    typealias X = Int; actor Z {}
    #endif
    """

  @Test func everyDeclarationIsFound() throws {
    let outline = try Outline(try Tokens(try SourceText(text)))
    #expect(
      told(outline.items).joined(separator: "\n") == """
        import SwiftUI
         
        func <>
        protocol Themed: AnyObject
          var x
        @main struct MyApp: App
          @State private var on
          // nested struct Inner<T>: SwiftUI.LabelStyle where T: View
            let x
            enum B
              case a
        let list
         
        #Preview 
        [#if DEBUG] extension LabelStyle where Self == MyApp.Inner<Text>
          static var inner
        [#else] typealias X
        [#else] actor Z
        """)
  }

  @Test func whatIsFoundCanBeRead() throws {
    let tokens = try Tokens(try SourceText(text))
    let outline = try Outline(tokens)
    let inner = try #require(outline.items.first { $0.name == "MyApp" }?.children.last)
    var reader = Reader(tokens)
    #expect(
      Printer.print(try reader.declaration(at: inner.tokens)) == """
        // nested
        struct Inner<T>: SwiftUI.LabelStyle where T: View {
            let x: T
            enum B {
                case a
                case b
            }
        }

        """)
  }

  private func told(_ items: [OutlineItem], _ indentation: String = "") -> [String] {
    items.flatMap { item -> [String] in
      var line = item.conditions.map { "[\($0)]" } + item.comments + item.attributes
      line.append("\(item.keyword) \(item.name)\(item.generics)")
      var text = indentation + line.joined(separator: " ")
      if !item.inherits.isEmpty { text += ": " + item.inherits.joined(separator: ", ") }
      if let requirements = item.requirements { text += " where \(requirements)" }
      return [text] + told(item.children, indentation + "  ")
    }
  }
}
