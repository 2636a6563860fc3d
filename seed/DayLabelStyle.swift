/// Puts the icon on a white circle and the label on a pale blue capsule.
struct DayLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) {
            configuration.icon
                .foregroundStyle(Color.blue)
                .padding(8)
                .background {
                    Circle()
                        .fill(Color.white)
                }
            configuration.title
                .foregroundStyle(Color.blue)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding()
        .background {
            Capsule()
                .fill(Color.blue.opacity(0.07))
        }
    }
}
