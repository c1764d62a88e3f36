-- What was looked for and pressed, by day: counts, of nobody (domain/demand/count.ts).
CREATE TABLE backoffice.demand (
  -- By Brasília's calendar, 2026-11-26.
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  kind text NOT NULL CHECK (kind IN ('found', 'relaxed', 'nothing', 'pressed', 'unpressed', 'quote', 'list')),
  -- A term, a product or the path of a list; of terms '' stands for all searches of the day.
  key text NOT NULL CHECK (char_length(key) <= 80),
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, kind, key)
);
CREATE INDEX demand_by_key ON backoffice.demand (key, day);

ALTER TABLE backoffice.demand ENABLE ROW LEVEL SECURITY;

INSERT INTO backoffice.migrations (name) VALUES ('015-demand.sql');
