-- How somebody had the sheets of another system read: the uses of their columns, by what stands above these.
CREATE TABLE sheet_readings (
  -- The digest of the heading.
  heading TEXT PRIMARY KEY CHECK (length(heading) = 64),
  -- As JSON (server/content/sheet/foreign/foreign-choices.ts).
  choices TEXT NOT NULL CHECK (length(choices) BETWEEN 2 AND 60000),
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80)
) STRICT;
