/// A moment as it is printed: ISO 8601 in UTC, so that a log reads the same for every teammate.
struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970, UTC.
  var seconds: Int

  /// The day: `2026-11-30`.
  var day: String {
    let (year, month, day) = Self.date(ofDay: seconds.floorDivided(by: 86_400))
    return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// The moment: `2026-11-30T09:15:00Z`.
  var iso: String {
    let second = seconds - seconds.floorDivided(by: 86_400) * 86_400
    let parts = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, to: 2) }
    return "\(day)T\(parts.joined(separator: ":"))Z"
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

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count))
      + digits
  }
}

extension Int {
  /// The quotient rounded toward negative infinity.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}
