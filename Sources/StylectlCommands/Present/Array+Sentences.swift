extension Array {
  /// Says something of each element; of very many only of the first ones, and how many more there are.
  func sentences(_ sentence: (Element) -> String) -> [String] {
    // More than these are no help to anyone.
    let most = 50
    guard count > most else { return map(sentence) }
    return prefix(most).map(sentence) + ["And so on for \(count - most) more."]
  }
}
