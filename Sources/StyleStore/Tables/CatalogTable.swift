extension ReadTransaction {
  /// How often the catalog was written.
  package func generation() throws -> Int {
    try connection.number("SELECT generation FROM catalog")
  }

  /// The random identity of the file, 16 bytes; copies of the file have the same.
  package func catalogID() throws -> [UInt8] {
    try connection.rows("SELECT catalog_id FROM catalog") { $0.bytes(0) }.first ?? []
  }
}

extension Connection {
  /// Gives a new catalog its identity.
  func insertCatalogRow() throws {
    try run("INSERT INTO catalog (id, catalog_id, generation) VALUES (1, randomblob(16), 0)")
  }

  /// Counts a write.
  func raiseGeneration() throws {
    try run("UPDATE catalog SET generation = generation + 1")
  }
}
