-- Finds what is deprecated without reading every document, so that a list can mark it. In the
-- canonical JSON of a document the key stands exactly so; in a string its quotes are escaped.
CREATE INDEX document_deprecated ON document (hash) WHERE instr(body, '"deprecated":{') > 0;
