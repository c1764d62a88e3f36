-- What administrators have said is to be published by itself. The shop's store says it of each draft too, but the public
-- server's account can write there: nothing is published that is not here.
CREATE TABLE schedules (
  draft_id INTEGER PRIMARY KEY,
  at TEXT NOT NULL, person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  -- The SHA-256 of the draft's files as the person saw them.
  digest TEXT NOT NULL CHECK (length(digest) = 64)
) STRICT;
