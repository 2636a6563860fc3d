-- How much each rule of `check` matters here, where somebody has said so.
CREATE TABLE rule (
  name TEXT PRIMARY KEY,
  severity TEXT NOT NULL
) STRICT, WITHOUT ROWID;
