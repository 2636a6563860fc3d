import SwiftUI

extension View {
    @ViewBuilder
    func applyIf<Content: View>(
        _ condition: Bool, transform: (Self) -> Content
    ) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    @ViewBuilder
    func apply<Content: View>(if condition: Bool, _ transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    func frame(size: CGFloat) -> some View {
        frame(width: size, height: size)
    }

    func readSize(_ size: Binding<CGSize>) -> some View {
        onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size.wrappedValue = $0
        }
    }
}

struct FontPointSizeHeight: ViewModifier {
    @ScaledMetric private var height = 22.0

    func body(content: Content) -> some View {
        content.frame(height: height)
    }
}
