import StyleStore

/// Why a catalog file cannot be opened, read or written.
package typealias CatalogFileError = StoreError
