import SwiftUI

/// Every style that needs no value, for designers.
struct StylesGallery: View {
    @State private var isOn = true

    var body: some View {
        Form {
            Section("Stacks") {
                Label("Vertical", systemImage: "arrow.down")
                    .labelStyle(.vertical)
                Label("Trailing", systemImage: "arrow.right")
                    .labelStyle(.trailingIcon)
                Label("Pill", systemImage: "pill")
                    .labelStyle(.pill(.green))
            }
            Section("Chips") {
                Label("Chip", systemImage: "tag")
                    .labelStyle(Chip.ChipLabelStyle(isSelected: isOn))
                Label("Badge", systemImage: "bell")
                    .labelStyle(BadgeLabelStyle { Circle().fill(.red).frame(size: 8) })
            }
            Toggle("On", isOn: $isOn)
        }
    }
}

struct Chip: View {
    let title: String

    var body: some View {
        Label(title, systemImage: "tag")
            .labelStyle(ChipLabelStyle(isSelected: false))
    }

    struct ChipLabelStyle: LabelStyle {
        var isSelected: Bool

        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 4) {
                configuration.icon
                    .fontWeight(isSelected ? .bold : .regular)
                configuration.title
            }
            .padding(.horizontal)
            .frame(maxWidth: .infinity)
            .background {
                Capsule()
                    .stroke(Color.secondary, lineWidth: isSelected ? 2 : 1)
            }
        }
    }
}

struct StylesGallery_Previews: PreviewProvider {
    static var previews: some View {
        StylesGallery()
    }
}
