struct Pale: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.foregroundStyle(Color.gray)
  }
}
