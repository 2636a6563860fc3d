import JSON
import StyleModel

extension TokenFileEdit {
  /// Writes into a token which colour of the system it has, and takes out one that it has no more.
  mutating func mark(_ value: WrittenValue, in token: JSONSpan) {
    let extensions = token.member("$extensions")
    let own = extensions?.value.member(TokenMark.key)
    let mark = own?.value.member(TokenMark.system)
    guard case .system(let name, _) = value else {
      guard let extensions, let own, let mark else { return }
      // What is empty without the mark goes with it.
      if own.value.members.count > 1 {
        remove(mark, from: own.value)
      } else if extensions.value.members.count > 1 {
        remove(own, from: extensions.value)
      } else {
        remove(extensions, from: token)
      }
      return
    }
    let member = JSONMember(TokenMark.system, .string(name))
    var style = style
    style.openLevels = min(style.openLevels, 2)
    if let mark {
      edit.replace(
        mark.value.range, by: style.onOneLine.text(.string(name), depth: 0))
    } else if let own, own.value.isObject {
      edit.append([member], to: own.value, style: style)
    } else if let extensions, extensions.value.isObject {
      let own = JSONMember(TokenMark.key, .object([member]))
      edit.append([own], to: extensions.value, style: style)
    } else {
      let whole = JSONValue.object([JSONMember(TokenMark.key, .object([member]))])
      edit.append([JSONMember("$extensions", whole)], to: token, style: style)
    }
  }

  private mutating func remove(_ member: JSONSpan.Member, from object: JSONSpan) {
    guard let place = place(ofMemberAt: member.keyRange.lowerBound) else { return }
    edit.remove([place.position], from: object)
  }

  /// Says that a token should not be used any more.
  mutating func deprecate(_ value: JSONValue, ofTokenAt offset: Int) {
    guard let token = token(at: offset) else { return }
    if let member = token.member("$deprecated") {
      edit.replace(member.value.range, by: style.onOneLine.text(value, depth: 0))
    } else {
      edit.append([JSONMember("$deprecated", value)], to: token, style: style)
    }
  }

  /// Takes tokens out, by the bytes of their keys; nothing else must be changed with it.
  mutating func remove(tokensAt offsets: [Int]) {
    var positions: [Int: (object: JSONSpan, positions: Set<Int>)] = [:]
    for offset in offsets {
      guard let (object, position) = place(ofMemberAt: offset) else { continue }
      positions[object.range.lowerBound, default: (object, [])].positions.insert(position)
    }
    for (object, positions) in positions.values { edit.remove(positions, from: object) }
  }
}
