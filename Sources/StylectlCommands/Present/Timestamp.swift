/// A moment as it is printed: ISO 8601 in UTC, so that a log reads the same for every teammate.
struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970, UTC.
  var seconds: Int

  /// The day: `2026-11-30`.
  var day: String { text { appendDay(to: &$0) } }

  /// The moment: `2026-11-30T09:15:00Z`.
  var iso: String { text { append(to: &$0) } }

  private func text(_ append: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    append(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the moment as it is printed.
  func append(to bytes: inout [UInt8]) {
    let remainder = seconds % 86_400
    let second = remainder < 0 ? remainder + 86_400 : remainder
    appendDay(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    Self.append(second / 3600, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.append(second / 60 % 60, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.append(second % 60, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  private func appendDay(to bytes: inout [UInt8]) {
    let (year, month, day) = Self.date(ofDay: seconds.floorDivided(by: 86_400))
    Self.append(year, digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.append(month, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.append(day, digits: 2, to: &bytes)
  }

  /// Proleptic Gregorian date of a day counted from 1970-01-01 (Howard Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms", civil_from_days).
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// Appends a number with zeros before it, up to a number of digits.
  private static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let number = number.magnitude
    var unit: UInt = 1
    for _ in 1..<digits { unit *= 10 }
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

extension Int {
  /// The quotient rounded toward negative infinity.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
