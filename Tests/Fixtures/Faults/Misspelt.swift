struct Misspelt: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).paddin(8)
  }
}
