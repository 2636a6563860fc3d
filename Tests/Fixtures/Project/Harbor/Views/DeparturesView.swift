import SwiftUI

struct DeparturesView: View {
    let departures: [Departure]

    var body: some View {
        List(departures) { departure in
            Label(departure.pier, systemImage: departure.symbol)
                .labelStyle(RowLabelStyle())
        }
        .listStyle(.plain)
    }

    /// The row of a departure, nested where it is used.
    struct RowLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 12) {
                configuration.icon
                    .foregroundStyle(.tint)
                    .frame(width: 28, alignment: .center)
                configuration.title
                Spacer(minLength: 8)
            }
            .padding(.vertical, 6)
        }
    }
}

#Preview("Departures") {
    DeparturesView(departures: Departure.samples)
}
