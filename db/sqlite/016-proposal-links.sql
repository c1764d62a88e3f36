-- A proposal's way out and back: links that its customer opens, what the customer answers there, and the revision that an answer by
-- e-mail carries.

-- The key itself stands in the link alone; here is its SHA-256, so that who reads a store or a copy opens nothing.
CREATE TABLE proposal_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  key_hash TEXT NOT NULL UNIQUE CHECK (length(key_hash) = 64),
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- The last day on which it opens, 2026-12-24.
  expires_on TEXT NOT NULL CHECK (expires_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  revoked_at TEXT
) STRICT;
CREATE INDEX proposal_links_by_proposal ON proposal_links (proposal_id);

-- What the customer said at the link; the words stand in the message.
CREATE TABLE proposal_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL CHECK (kind IN ('accept', 'ask')),
  contact_id INTEGER REFERENCES contacts (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX proposal_answers_by_proposal ON proposal_answers (proposal_id);
CREATE INDEX proposal_answers_by_contact ON proposal_answers (contact_id) WHERE contact_id IS NOT NULL;

-- The proposal and revision whose document goes along; messages are restored before proposals, so nothing is referred to here.
ALTER TABLE message_answers ADD COLUMN proposal_id INTEGER;
ALTER TABLE message_answers ADD COLUMN proposal_revision INTEGER;

CREATE INDEX proposals_by_reminder ON proposals (remind_on) WHERE remind_on IS NOT NULL;
