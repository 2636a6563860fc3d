-- Finds the items that have or had another name than their key: where there are none, what a document
-- says is what it means. The keys of items that took a former name, `brand·2`, end as no name does;
-- older programs would take them for names, and refuse this file instead.
CREATE INDEX name_other ON name (kind) WHERE name <> key;
