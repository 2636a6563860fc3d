-- Which catalog this is, and how often it was written: tells a swapped file from the one before.
CREATE TABLE catalog (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  catalog_id BLOB NOT NULL CHECK (length(catalog_id) = 16),
  generation INTEGER NOT NULL
) STRICT;

-- The migrations that this file went through, with the SHA-256 of their text.
CREATE TABLE migration (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

-- What versions hold, each once, under the SHA-256 of its body.
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  body TEXT NOT NULL
) STRICT;

-- Versions of items, never changed; the hash is the SHA-256 of the record, which says the rest.
CREATE TABLE version (
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;

CREATE INDEX version_of_item ON version (kind, key);

-- Where each item is: one row, or several where it is in conflict. All but the hash repeats the
-- record of the version, so that a list reads no record.
CREATE TABLE head (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  version BLOB NOT NULL REFERENCES version (hash),
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  document BLOB REFERENCES document (hash),
  author TEXT,
  time INTEGER,
  PRIMARY KEY (kind, key, version)
) STRICT, WITHOUT ROWID;

-- Every name that an item has or had.
CREATE TABLE name (
  kind TEXT NOT NULL,
  folded TEXT NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (kind, folded, key)
) STRICT, WITHOUT ROWID;

-- What was done to this file; each record holds the hash of the one before.
CREATE TABLE operation (
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  record TEXT NOT NULL
) STRICT;
