-- Changes of the shop's files that wait in drafts, and what was published of them.

CREATE TABLE content_drafts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- The number of the person whose it is; null: everybody's.
  owner_id INTEGER,
  owner TEXT NOT NULL CHECK (length(owner) BETWEEN 1 AND 80),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'publishing', 'published', 'discarded')),
  -- When it is to be published by itself, and who said so.
  publish_at TEXT,
  publish_by_id INTEGER,
  publish_by TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((publish_at IS NULL) = (publish_by IS NULL))
) STRICT;
CREATE INDEX content_drafts_by_state ON content_drafts (state, publish_at);

-- One file as a draft has it. Texts as they are, pictures in base64.
CREATE TABLE content_draft_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  draft_id INTEGER NOT NULL REFERENCES content_drafts (id) ON DELETE CASCADE,
  -- Below content/: 'products/cabo.yaml'.
  path TEXT NOT NULL CHECK (length(path) BETWEEN 1 AND 200),
  -- As it was when it was first changed; null: it was not there.
  base TEXT CHECK (length(base) <= 20000000),
  -- Null: it is removed.
  text TEXT CHECK (length(text) <= 20000000),
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- The version of the draft that it was written at.
  version INTEGER NOT NULL,
  UNIQUE (draft_id, path)
) STRICT;

-- What was done to a draft, and by whom.
CREATE TABLE content_draft_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  draft_id INTEGER NOT NULL REFERENCES content_drafts (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
  detail TEXT,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX content_draft_acts_by_draft ON content_draft_acts (draft_id);

-- Each time that a draft was published, or a publication was taken back: what a process that ended in the middle goes by.
CREATE TABLE content_publications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  draft_id INTEGER NOT NULL REFERENCES content_drafts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('publish', 'back')),
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  ended_at TEXT,
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- 'switching': the release is ready, and files and release change over.
  state TEXT NOT NULL DEFAULT 'building' CHECK (state IN ('building', 'switching', 'done', 'failed')),
  release TEXT,
  release_before TEXT,
  -- What changed, as JSON: sentences.
  changes TEXT NOT NULL,
  -- Why not, as JSON.
  failure TEXT
) STRICT;
CREATE INDEX content_publications_by_draft ON content_publications (draft_id);
