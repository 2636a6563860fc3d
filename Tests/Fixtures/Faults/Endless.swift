struct Endless: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(0..<100_000) { _ in configuration.title }
  }
}
