import SwiftUI

public struct PillLabelStyle: LabelStyle {
    private let fill: Color
    private let insets: EdgeInsets?

    public init(_ fill: Color = .blue, insets: EdgeInsets? = nil) {
        self.fill = fill
        self.insets = insets
    }

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon
                .imageScale(.small)
            configuration.title
                .font(.footnote.weight(.semibold))
        }
        .foregroundColor(.white)
        .padding(insets ?? EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
        .background(fill, in: Capsule())
    }
}

extension LabelStyle where Self == PillLabelStyle {
    public static func pill(_ fill: Color) -> PillLabelStyle { PillLabelStyle(fill) }
}

struct CardLabelStyle: LabelStyle {
    var cornerRadius: CGFloat = 12

    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .font(.headline)
            .padding(.horizontal, 16)
            .padding(.vertical)
            .background {
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .fill(.thinMaterial)
            }
            .overlay {
                RoundedRectangle(cornerRadius: cornerRadius)
                    .strokeBorder(Color.secondary.opacity(0.4), lineWidth: 1)
            }
            .contentShape(.rect)
    }
}

struct DashedLabelStyle: LabelStyle {
    let color: Color?

    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .padding()
            .overlay(
                Capsule()
                    .stroke(color ?? .accentColor, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
            )
    }
}

struct RingedIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon
                .symbolVariant(.fill)
                .foregroundStyle(.white, .blue)
                .padding(8)
                .background(.tint, in: .circle)
                .overlay(Circle().stroke(.primary))
            configuration.title
                .bold()
                .textCase(.uppercase)
        }
        .tint(.yellow)
    }
}

struct ClippedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
        .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
        .background(Color.gray.opacity(0.2))
        .clipShape(.capsule)
        .accessibilityElement(children: .combine)
    }
}

struct RoundedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
                .fontWeight(.medium)
                .allowsTightening(true)
        } icon: {
            configuration.icon
                .scaledToFit()
                .aspectRatio(1, contentMode: .fit)
                .frame(width: 20, height: 20)
        }
        .background(in: .rect(cornerRadius: 6))
        .cornerRadius(6)
    }
}

struct SoftLabelStyle: LabelStyle {
    var tilt: Angle?

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .rotationEffect(tilt ?? .degrees(-8))
                .scaleEffect(1.2)
            configuration.title
                .blur(radius: 0.5)
        }
        .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)
        .transition(.opacity)
    }
}

@available(iOS 26, macOS 26, *)
struct GlassLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .labelIconToTitleSpacing(4)
            .padding(8)
            .glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
    }
}

struct UnderlinedLabelStyle: LabelStyle {
    private static let lineWidth: CGFloat = 2

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2 * Self.lineWidth) {
            Label(configuration)
            Rectangle()
                .fill(.tertiary)
                .frame(height: Self.lineWidth)
        }
        .fixedSize()
    }
}

struct GradientLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(title: { configuration.title.italic() }, icon: { configuration.icon })
            .foregroundStyle(
                LinearGradient(
                    colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
            )
            .opacity(0.9)
    }
}

struct MaterialIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .padding(10)
            .background(.regularMaterial)
            .accessibilityHidden(false)
    }
}

struct PlainTitleLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}
