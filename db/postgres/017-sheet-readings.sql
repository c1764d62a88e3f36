-- How somebody had the sheets of another system read: the uses of their columns, by what stands above these.
CREATE TABLE backoffice.sheet_readings (
  -- The digest of the heading.
  heading text PRIMARY KEY CHECK (char_length(heading) = 64),
  -- As JSON (server/content/sheet/foreign/foreign-choices.ts).
  choices text NOT NULL CHECK (char_length(choices) BETWEEN 2 AND 60000),
  at timestamptz NOT NULL DEFAULT now(),
  person text NOT NULL CHECK (char_length(person) BETWEEN 1 AND 80)
);

ALTER TABLE backoffice.sheet_readings ENABLE ROW LEVEL SECURITY;

INSERT INTO backoffice.migrations (name) VALUES ('017-sheet-readings.sql');
