import Foundation

struct Departure: Identifiable, Sendable {
    let id: Int
    let pier: String
    let symbol: String

    static let samples = [
        Departure(id: 1, pier: "North pier", symbol: "ferry"),
        Departure(id: 2, pier: "Old harbour", symbol: "sailboat"),
    ]
}

enum TimetableError: Error {
    case empty
}

/// Reads a timetable; nothing that a label style is made of.
struct TimetableReader {
    func read(_ text: String) throws -> [Departure] {
        var departures: [Departure] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            let words = line.split(separator: ",")
            guard words.count == 2 else { continue }
            departures.append(
                Departure(id: index, pier: String(words[0]), symbol: String(words[1])))
        }
        if departures.isEmpty { throw TimetableError.empty }
        return departures
    }
}
