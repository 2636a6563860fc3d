struct Kept: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    for x in 0..<3 { print(x) }
    Label(configuration)
  }
}
