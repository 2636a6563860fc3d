import SwiftUI

struct PlatformLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        #if os(macOS)
            Label(configuration)
                .labelStyle(.titleOnly)
        #elseif os(watchOS)
            configuration.icon
        #else
            HStack {
                configuration.icon
                configuration.title
            }
            #if os(iOS)
                .foregroundStyle(.indigo)
            #endif
        #endif
    }
}

struct AvailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        if #available(iOS 17, macOS 14, *) {
            Label(configuration)
                .background(.blue.opacity(0.2), in: .rect(cornerRadius: 4))
        } else {
            Label(configuration)
                .border(Color.blue)
        }
    }
}

struct BadgeLabelStyle<Badge: View>: LabelStyle {
    private let badge: Badge

    init(@ViewBuilder badge: () -> Badge) {
        self.badge = badge()
    }

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .overlay(alignment: .topTrailing) { badge }
            configuration.title
        }
    }
}

struct ContentLabelStyle: LabelStyle {
    private struct Content: View {
        let configuration: LabelStyleConfiguration
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            HStack {
                configuration.icon
                configuration.title
            }
            .opacity(isEnabled ? 1 : 0.4)
        }
    }

    func makeBody(configuration: Configuration) -> some View {
        Content(configuration: configuration)
    }
}

struct WrappedLabelStyle: LabelStyle {
    var isIconOnly: Bool = false

    func makeBody(configuration: Configuration) -> some View {
        TrailingIconLabelStyle(spacing: isIconOnly ? 0 : 12)
            .makeBody(configuration: configuration)
    }
}

struct HelperLabelStyle: LabelStyle {
    var accent: Color?
    var textCase: Text.Case? = nil

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            icon(of: configuration)
            title(configuration)
        }
    }

    @ViewBuilder
    private func icon(of configuration: Configuration) -> some View {
        if let accent {
            configuration.icon.foregroundStyle(accent)
        } else {
            configuration.icon
        }
    }

    private func title(_ configuration: LabelStyleConfiguration) -> some View {
        configuration.title
            .textCase(textCase)
    }
}

struct LocalLabelStyle: LabelStyle {
    var count: Int = 3

    func makeBody(configuration: Configuration) -> some View {
        let spacing = CGFloat(count) * 2 + 1
        HStack(spacing: spacing) {
            configuration.icon
            configuration.title
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(index == 0 ? Color.green : Color.gray)
                    .frame(width: 6, height: 6)
            }
        }
    }
}

struct RatingLabelStyle: LabelStyle {
    let stars: Int

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Label(configuration)
            HStack(spacing: 0) {
                Text(Array(repeating: "★", count: stars).joined())
                    .foregroundStyle(.yellow)
                Image(systemName: "chevron.right")
                    .imageScale(.small)
            }
            .font(.subheadline)
        }
    }
}

/// A style whose conformance stands in an extension.
struct ExtendedLabelStyle {
    var alignment: VerticalAlignment = .center
}

extension ExtendedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: alignment) {
            configuration.icon
            configuration.title
        }
    }
}

#if DEBUG
    struct DebugLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration)
                .border(.red, width: 2)
        }
    }
#endif

enum ToolbarStyles {
    fileprivate static let spacing: CGFloat = 3

    /// Nested in an enum that has more than styles.
    struct ToolbarLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 3) {
                configuration.icon
                    .imageScale(.large)
                configuration.title
                    .font(.caption2)
            }
            .hidden()
        }
    }
}

struct CountingLabelStyle: LabelStyle {
    private func width(of counts: [Int]) -> CGFloat {
        var sum: CGFloat = 0
        for count in counts {
            sum += CGFloat(count)
        }
        return sum
    }

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
                .frame(width: width(of: [8, 12]))
            configuration.title
        }
    }
}
