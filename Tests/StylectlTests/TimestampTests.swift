import Testing

@testable import StylectlCommands

/// Moments as they are printed, also those that only a doctored catalog can hold.
struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_796_029_500, "2026-11-30T09:05:00Z"),
    (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"), (-86_400, "1969-12-31T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"),
    (Int.max, "292277026596-12-04T15:30:07Z"), (Int.min, "-292277022657-01-27T08:29:52Z"),
  ])
  func momentsAreWrittenInUTC(seconds: Int, text: String) {
    #expect(Timestamp(seconds: seconds).iso == text)
    #expect(Timestamp(seconds: seconds).day + "T" == text.prefix { $0 != "T" } + "T")
  }
}
