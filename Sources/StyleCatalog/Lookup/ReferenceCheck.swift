import Diagnostics
import StyleModel
import StyleSyntax

/// What the names that items use mean, and which of them mean nothing.
///
/// Each document is read once and each name looked up once, as thousands of items can come in at
/// once.
struct ReferenceCheck {
  let lookup: Lookup
  private var uses: [Item.Identity: DocumentUses] = [:]
  private var meant: [ItemUse: Item?] = [:]
  private var declared: [String: Item]?

  /// What is used although it is deprecated.
  var deprecations = DeprecationCheck()

  /// Creates a check that sees the writes of a transaction.
  init(lookup: Lookup) {
    self.lookup = lookup
  }

  /// Takes in what a written item uses, so that its document is not read again.
  mutating func know(_ uses: DocumentUses, of item: Item) {
    self.uses[item.identity] = uses
  }

  /// Warns about names in an item that belong to no item, each once.
  ///
  /// Each may be the app's own, so it is no error.
  mutating func dangling(in item: Item, of draft: Draft? = nil) throws -> [Diagnostic] {
    var told: Set<String> = []
    var warnings: [Diagnostic] = []
    for use in try uses(of: item).items where use.isCertain && !isSystem(use) {
      guard let name = use.candidates.first, try meant(by: use) == nil,
        told.insert("\(use.kind):\(name)").inserted
      else { continue }
      let shown = try use.isMember ? name : lookup.heldName(name, kind: use.kind).shown
      warnings.append(
        Diagnostic(
          .warning, file: draft?.file, place: draft?.place,
          message:
            "'\(item.name)' names the \(use.kind.noun) '\(shown)', which is not in the catalog",
          hint: hint(for: use, as: shown, in: item)))
    }
    return warnings
  }

  /// How a name that belongs to no item comes to belong to one; no item can be called like a key.
  private func hint(for use: ItemUse, as shown: String, in item: Item) -> String? {
    if StoredName(stored: shown).number != nil {
      return "name another one in it: stylectl edit \(typed("\(item.kind.rawValue):\(item.name)"))"
    }
    return use.kind == .tint ? "stylectl add tint \(typed(shown)) '#0A84FF'" : nil
  }

  /// What an item uses.
  mutating func uses(of item: Item) throws -> DocumentUses {
    if let known = uses[item.identity] { return known }
    let found = try lookup.uses(of: item)
    uses[item.identity] = found
    return found
  }

  /// The item that a name in a document means; nil where it belongs to none.
  mutating func meant(by use: ItemUse) throws -> Item? {
    if let known = meant[use] { return known }
    let item = try use.isMember ? declaring(use.candidates.first) : lookup.item(for: use)
    meant[use] = .some(item)
    return item
  }

  /// The style that declares a member; all are read at the first question, not for each name anew.
  private mutating func declaring(_ member: String?) throws -> Item? {
    let known = try declared ?? lookup.membersOfStyles()
    declared = known
    return member.flatMap { known[$0] }
  }

  /// Whether a name is that of a colour of the system.
  func isSystem(_ use: ItemUse) -> Bool {
    use.kind == .tint && !use.isTint && use.candidates.contains { SystemColor(name: $0) != nil }
  }
}
