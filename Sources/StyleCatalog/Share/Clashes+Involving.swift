extension Clashes {
  /// Returns the clashes that some items have a part in; what is in conflict is told apart.
  func involving(_ items: Set<Item.Identity>) -> Clashes {
    func isPart(_ item: Item) -> Bool { items.contains(item.identity) }
    var found = Clashes()
    found.rings = rings.filter { $0.contains(where: isPart) }
    found.dangling = dangling.filter { isPart($0.user) || isPart($0.removed) }
    found.sharedNames = sharedNames.filter {
      ($0.holders + $0.formerHolders + $0.users).contains(where: isPart)
    }
    return found
  }
}
