import Diagnostics
import StyleModel

/// Gathers the colour constants of files into tints.
struct TintCollection {
  /// The tints in the order of their declarations.
  private(set) var tints: [FoundTint] = []

  /// The constants that are no tints.
  private(set) var leftOut: [LeftOut] = []

  /// The tints of the files, and of the catalog that they are for, by what Swift calls them.
  private(set) var names: TintNames

  private var places: [String: Int] = [:]
  private var pending: [(entry: Palette.Entry, file: String?, place: Place)] = []

  /// Begins with the names of the tints that there are already.
  init(known: Set<String>) {
    names = TintNames(catalog: known)
  }

  /// Takes the constants of a file.
  mutating func take(_ palette: [(entry: Palette.Entry, place: Place)], file: String?) {
    for (entry, place) in palette {
      pending.append((entry, file, place))
      if case .other = entry.constant { continue }
      names.declare(entry.swiftName, as: entry.tintName ?? entry.swiftName)
    }
  }

  /// Makes tints of the constants, once all files are taken: some stand for others.
  mutating func finish() {
    for (entry, file, place) in pending {
      let found = FoundTint(
        name: entry.tintName ?? entry.swiftName, tint: Tint(any: .system("clear")), file: file,
        place: place)
      switch entry.constant {
      case .variants(let values): add(found, values, of: entry)
      case .other(let words):
        leave(found, "its colour is not written in numbers: \(words)")
      case let value: add(found, [.any: value], of: entry)
      }
    }
    pending = []
  }

  private mutating func add(
    _ found: FoundTint, _ constants: [Tint.Variant: ColorConstant], of entry: Palette.Entry
  ) {
    var values: [Tint.Variant: Tint.Value] = [:]
    for variant in Tint.Variant.allCases {
      guard let constant = constants[variant] else { continue }
      guard let target = names.target(of: constant, in: entry) else {
        return leave(
          found, "it stands for '\(constant.lastName)', and no colour here is called so")
      }
      values[variant] = target
    }
    add(found, values)
  }

  private mutating func add(_ found: FoundTint, _ values: [Tint.Variant: Tint.Value]) {
    guard let any = values[.any] else { return }
    var found = found
    found.tint = Tint(any: any, others: values)
    if let twin = places[found.name].map({ tints[$0] }) {
      guard twin.tint != found.tint else { return }
      return leave(
        found, "\(twin.file.map { $0 + ":" } ?? "")\(twin.place) has another value for it")
    }
    places[found.name] = tints.count
    tints.append(found)
  }

  private mutating func leave(_ tint: FoundTint, _ reason: String) {
    leftOut.append(LeftOut(name: tint.name, reason: reason, file: tint.file, place: tint.place))
  }
}
