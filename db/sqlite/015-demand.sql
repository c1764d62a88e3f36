-- What was looked for and pressed, by day: counts, of nobody (domain/demand/count.ts).
CREATE TABLE demand (
  -- By Brasília's calendar, 2026-11-26.
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  kind TEXT NOT NULL CHECK (kind IN ('found', 'relaxed', 'nothing', 'pressed', 'unpressed', 'quote', 'list')),
  -- A term, a product or the path of a list; of terms '' stands for all searches of the day.
  key TEXT NOT NULL CHECK (length(key) <= 80),
  times INTEGER NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, kind, key)
) STRICT;
CREATE INDEX demand_by_key ON demand (key, day);
