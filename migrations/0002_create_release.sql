-- Names for what the catalog held at a moment. The record says who, when and why, and covers the
-- versions; the hash is its SHA-256. A release that was taken back has no name any more.
CREATE TABLE release (
  id INTEGER PRIMARY KEY,
  name TEXT,
  folded TEXT UNIQUE,
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  record TEXT NOT NULL
) STRICT;

-- The items of each release, as they were. All but the hash repeats the record of the version.
CREATE TABLE release_head (
  release INTEGER NOT NULL REFERENCES release (id),
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  version BLOB NOT NULL REFERENCES version (hash),
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  document BLOB NOT NULL REFERENCES document (hash),
  author TEXT,
  time INTEGER,
  PRIMARY KEY (release, kind, key)
) STRICT, WITHOUT ROWID;
