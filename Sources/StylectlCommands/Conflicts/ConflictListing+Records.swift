import Diagnostics
import JSON
import StyleCatalog
import StyleModel

extension ConflictListing {
  /// The listing as lines of fields with tabs between them; no field holds a tab or a line break.
  var records: String {
    var records: [[String]] = []
    for conflict in conflicts {
      let item = [conflict.item.kind.rawValue, conflict.item.name]
      for side in conflict.sides {
        for head in side.heads {
          records.append(
            ["head"] + item
              + [head.version.hex, head.author ?? "", side.origin?.rawValue ?? ""]
              + (head.isRemoved ? ["removed"] : []))
        }
      }
      for place in conflict.places {
        records.append(
          ["place"] + item
            + [place.place, place.base ?? "", place.ours ?? "", place.theirs ?? ""])
      }
    }
    for ring in clashes.rings {
      records.append(["ring", ring.first?.kind.rawValue ?? ""] + ring.map(\.name))
    }
    for use in clashes.dangling {
      records.append(
        ["removed", use.user.kind.rawValue, use.user.name, use.removed.typedName, use.name])
    }
    for name in clashes.sharedNames {
      records.append(
        ["name", name.kind.rawValue, name.name]
          + (name.holders + name.formerHolders).map(\.version.hex))
    }
    return records.map { $0.map { visible($0) }.joined(separator: "\t") + "\n" }.joined()
  }

  /// The listing as JSON.
  var json: JSONValue {
    .object([
      "conflicts": .array(conflicts.map(\.json)),
      "names": .array(clashes.sharedNames.map(\.json)),
      "removed": .array(clashes.dangling.map(\.json)),
      "rings": .array(clashes.rings.map { .array($0.map(\.json)) }),
    ])
  }
}

extension Conflict {
  /// The conflict as JSON; the sides of a place go by their titles.
  fileprivate var json: JSONValue {
    .object([
      "heads": .array(
        sides.flatMap { side in
          side.heads.map { head in
            .object(
              (head.json.object ?? [])
                + [JSONMember("side", .string(side.origin?.rawValue ?? ""))]
                .filter { _ in side.origin != nil })
          }
        }),
      "kind": .string(item.kind.rawValue),
      "name": .string(item.name),
      "places": .array(
        places.map { place in
          .object(
            [JSONMember("place", .string(place.place))]
              + values(of: place).compactMap { title, value in
                value.map { JSONMember(title, .string($0)) }
              })
        }),
    ])
  }
}

extension Clashes.Dangling {
  fileprivate var json: JSONValue {
    .object(["item": removed.json, "name": .string(name), "user": user.json])
  }
}

extension Clashes.SharedName {
  fileprivate var json: JSONValue {
    .object([
      "former": .array(formerHolders.map(\.json)),
      "items": .array(holders.map(\.json)),
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "users": .array(users.map(\.json)),
    ])
  }
}
