import Foundation

/// A test double; no style among it.
final class Recorder {
    private(set) var events: [String] = []

    func record(_ event: String) {
        events.append(event)
    }
}
