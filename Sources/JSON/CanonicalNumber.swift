/// Returns the canonical spelling of a JSON number: the same value without a digit too many.
///
/// The form is that of ECMAScript's `Number::toString`, without a plus sign in the exponent, but no
/// digit is rounded away: `1.0` is `1`, `5e-1` is `0.5`, `1e21` is `1e21`, `-0` is `0`.
package func canonicalNumber(_ spelling: String) -> String {
  var mantissa = Array(spelling.utf8)
  var exponent = 0
  if let index = mantissa.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
    guard let power = Int(String(decoding: mantissa[(index + 1)...], as: UTF8.self)),
      power.magnitude < 1 << 40
    else { return spelling }
    exponent = power
    mantissa.removeSubrange(index...)
  }
  let isNegative = mantissa.first == UInt8(ascii: "-")
  if isNegative { mantissa.removeFirst() }
  let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.count
  let written = mantissa.filter { $0 != UInt8(ascii: ".") }
  let zeros = written.prefix { $0 == UInt8(ascii: "0") }.count
  var digits = String(decoding: written.dropFirst(zeros), as: UTF8.self)
  while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
  guard !digits.isEmpty else { return "0" }
  return (isNegative ? "-" : "") + placed(digits, point: point + exponent - zeros)
}

/// Writes `0.digits` times ten to the power of `point`.
private func placed(_ digits: String, point: Int) -> String {
  let count = digits.utf8.count
  if 1...21 ~= point {
    if count <= point { return digits + String(repeating: "0", count: point - count) }
    return digits.prefix(point) + "." + digits.dropFirst(point)
  }
  if -5...0 ~= point { return "0." + String(repeating: "0", count: -point) + digits }
  let fraction = digits.dropFirst()
  return digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(point - 1)"
}
