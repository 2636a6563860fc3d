struct Newer: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.bold()
  }
}
