-- Who works at the desk and how they come in. Tokens of links and sessions are kept as SHA-256 digests only.

CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(trim(name)) >= 2 AND length(name) <= 80),
  initials TEXT NOT NULL CHECK (length(initials) BETWEEN 1 AND 3),
  role TEXT NOT NULL CHECK (role IN ('atende', 'administra')),
  -- What a proxy that authenticates calls the person.
  login TEXT CHECK (length(login) BETWEEN 1 AND 120),
  -- Since when the person may not come in any more.
  ended_at TEXT
) STRICT;
CREATE UNIQUE INDEX persons_by_name ON persons (lower(name));
CREATE UNIQUE INDEX persons_by_login ON persons (lower(login));

CREATE TABLE desk_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  way TEXT NOT NULL CHECK (way IN ('link', 'passkey', 'proxy')),
  -- 'Firefox no Windows': what helps a person to know it again.
  device TEXT NOT NULL CHECK (length(device) <= 80),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  ended_at TEXT
) STRICT;
CREATE INDEX desk_sessions_by_person ON desk_sessions (person_id);

CREATE TABLE sign_in_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL,
  used_at TEXT
) STRICT;

CREATE TABLE passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person_id INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  -- In base64url.
  public_key TEXT NOT NULL CHECK (length(public_key) <= 4000),
  counter INTEGER NOT NULL,
  device TEXT NOT NULL CHECK (length(device) <= 80),
  created_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE INDEX passkeys_by_person ON passkeys (person_id);

-- What a number does not say: a role, a path that was refused; never what a visitor wrote.
ALTER TABLE audit ADD COLUMN note TEXT CHECK (length(note) <= 200);

-- Whoever works with the inbox adds to the audit and cannot change it.
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is never changed');
END;
CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is never deleted');
END;
