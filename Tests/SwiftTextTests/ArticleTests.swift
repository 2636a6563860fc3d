import TestSupport
import Testing

/// Styles as people publish them, and one that uses much of the subset, against golden files.
@Suite struct ArticleTests {
  @Test func dayStyleInsideItsViewFile() throws {
    let text = """
      import SwiftUI

      struct SampleView: View {
          var body: some View {
              VStack(spacing: 16, content: {
                  Text("LabelStyle").font(Font.largeTitle)

                  VStack { Label("Monday", systemImage: "sun.max")
                          .labelStyle(DayLabelStyle()); Spacer() }
                  .fixedSize(horizontal: true,
                      vertical: false) }) }

          struct DayLabelStyle:
              LabelStyle {

              func makeBody(configuration: Configuration) -> some View
              {
                  HStack(spacing: 16) {
                      configuration.icon.foregroundStyle(Color.blue)
                          .padding(8).background { Circle().fill(Color.white) }

                      configuration.title // the text
                          .foregroundStyle(Color.blue)
                          .frame(maxWidth: .infinity, /* to the left */ alignment: .leading)
                  }.padding()
                  .background {
                      Capsule().fill(Color.blue.opacity(0.07))
                  }
              }
          }
      }
      """
    expectGolden(try canonical(text), "DayLabelStyle.txt")
  }

  @Test func tintStyleWithItsExtension() throws {
    let text = """
      struct IconTintLabelStyle: LabelStyle {
          init(_ color: Color) { self.color = color }
          private let color: Color
          func makeBody(
              configuration: Configuration
          ) -> some View {
              Label(
                  title: { configuration.title },
                  icon: { configuration.icon.foregroundStyle(color) }
              )
          }
      }
      extension LabelStyle where Self == IconTintLabelStyle {

          static func iconTint(_ color: Color) -> Self { .init(color) }
      }
      """
    expectGolden(try canonical(text), "IconTintLabelStyle.txt")
  }

  @Test func adaptiveStyleOnOneLine() throws {
    let text = """
      struct AdaptiveLabelStyle:LabelStyle{@Environment(\\.horizontalSizeClass)var size
      func makeBody(configuration:Configuration)->some View{if size == .compact{VStack{\
      configuration.icon;configuration.title}}else{Label(configuration)}}}
      """
    expectGolden(try canonical(text), "AdaptiveLabelStyle.txt")
  }

  @Test func everyKindOfConstruct() throws {
    let text = """
      // header
      import Charts
      /// A pill.
      @available(iOS 17.0, macOS 14, *) public struct PillLabelStyle<T>: LabelStyle where T: View {
        @Environment(\\.font) private var font // the font
        @ScaledMetric(relativeTo: .body) var w = 14.0;  static let iconSize: CGFloat = 80
        enum Order: String { case iconThenTitle, titleThenIcon = "x" // c
          case other(Int, label: String? = nil) }
        private(set) var x: [String: [Int]]? { get { 1 } set(new) { y = new } }
        init(ordered order: Order = .iconThenTitle, _ done: @escaping (Int) async -> Void) {}
        @ViewBuilder
        func iconView<V: View>(_ configuration: Configuration) -> some View where V: Equatable {
          #if os(iOS) && !targetEnvironment(macCatalyst)   // hm
          Text("x\\(n, specifier: "%.1f") \\("nested \\(1)")")
            // above bold
            .bold().italic()
            #if os(macOS)
            .padding(8)
            // end
            #else
            .padding(.horizontal, 3 + 4 * 2).frame(maxWidth: .infinity)
            #endif
            .foo()
          #elseif DEBUG
          EmptyView()
          #endif
          if let tint, case .some(let y) = z, #available(iOS 26.0, *), x > 1 || !z { a.b }
          else if x {} else { c }
          switch edge { case .leading, .top where x > 1: Text("a")
          // foo
          case .a(let x, _): break
          case is Foo, nil: break
          @unknown default: EmptyView()
            // last
          }
          for i in 0..<3 {
              print(i)
          }
          let text = \"""
                a \\(x)

                  b
              \"""
          return isOn ? color.opacity(0.2) : tint as? Color ?? Color.blue.opacity(0.2)
        }
      }
      // end
      """
    expectGolden(try canonical(text), "PillLabelStyle.txt")
  }
}
