-- The desk's own store: who works at the desk and how they sign in. It is a file that the public server's account cannot write.
-- Only SHA-256 digests of the tokens of links and sessions are stored. Times are ISO 8601 in UTC.

CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) STRICT;

CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(trim(name)) >= 2 AND length(name) <= 80),
  initials TEXT NOT NULL CHECK (length(initials) BETWEEN 1 AND 3),
  role TEXT NOT NULL CHECK (role IN ('atende', 'administra')),
  -- What a proxy that authenticates calls the person.
  login TEXT CHECK (length(login) BETWEEN 1 AND 120),
  -- When the person's access ended.
  ended_at TEXT
) STRICT;
CREATE UNIQUE INDEX persons_by_name ON persons (lower(name));
CREATE UNIQUE INDEX persons_by_login ON persons (lower(login));

CREATE TABLE desk_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  way TEXT NOT NULL CHECK (way IN ('link', 'passkey', 'proxy')),
  -- By what a person recognises it: 'Firefox no Windows'.
  device TEXT NOT NULL CHECK (length(device) <= 80),
  created_at TEXT NOT NULL, seen_at TEXT NOT NULL, ended_at TEXT
) STRICT;
CREATE INDEX desk_sessions_by_person ON desk_sessions (person_id);

CREATE TABLE sign_in_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL, used_at TEXT
) STRICT;

CREATE TABLE passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  -- In base64url.
  public_key TEXT NOT NULL CHECK (length(public_key) <= 4000),
  counter INTEGER NOT NULL,
  device TEXT NOT NULL CHECK (length(device) <= 80),
  created_at TEXT NOT NULL, used_at TEXT
) STRICT;
CREATE INDEX passkeys_by_person ON passkeys (person_id);
