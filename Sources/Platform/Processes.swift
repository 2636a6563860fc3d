#if canImport(Darwin)
  /// What posix_spawn does with descriptors.
  package typealias SpawnFileActions = posix_spawn_file_actions_t?

  /// What posix_spawn sets besides.
  package typealias SpawnAttributes = posix_spawnattr_t?
#else
  /// What posix_spawn does with descriptors.
  package typealias SpawnFileActions = posix_spawn_file_actions_t

  /// What posix_spawn sets besides.
  package typealias SpawnAttributes = posix_spawnattr_t
#endif

/// This process, as the system knows it.
package enum ThisProcess {
  /// Returns spawn actions and attributes that nothing was put into yet.
  package static func emptySpawnSettings() -> (SpawnFileActions, SpawnAttributes) {
    #if canImport(Darwin)
      (nil, nil)
    #else
      (SpawnFileActions(), SpawnAttributes())
    #endif
  }

  /// The variables of this process, ended by nil.
  package static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      // What a dynamic library may use in place of `environ` (environ(7)).
      _NSGetEnviron()?.pointee
    #else
      environ
    #endif
  }

  /// The path of the file that this process runs, links not followed; nil where the system does not
  /// say.
  package static var programPath: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      "/proc/self/exe"
    #endif
  }
}
