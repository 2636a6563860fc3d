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
    Self.appendPair(second / 3600, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.appendPair(second / 60 % 60, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.appendPair(second % 60, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  private func appendDay(to bytes: inout [UInt8]) {
    let (year, month, day) = Self.date(ofDay: seconds.floorDivided(by: 86_400))
    Self.appendYear(year, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.appendPair(month, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.appendPair(day, to: &bytes)
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

  /// Appends a year as four digits, more after 9999, with a sign before the year 0.
  private static func appendYear(_ year: Int, to bytes: inout [UInt8]) {
    if year < 0 { bytes.append(UInt8(ascii: "-")) }
    let (century, rest) = Int(year.magnitude).quotientAndRemainder(dividingBy: 100)
    if century < 100 {
      appendPair(century, to: &bytes)
    } else {
      bytes.append(contentsOf: String(century).utf8)
    }
    appendPair(rest, to: &bytes)
  }

  /// Appends a number below 100 as two digits.
  private static func appendPair(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "0") + UInt8(number / 10))
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension Int {
  /// The quotient rounded toward negative infinity.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
