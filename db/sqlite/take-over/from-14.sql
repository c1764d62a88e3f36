-- A store of the version before 001-store.sql has its tables already. Its persons stay until the desk takes them into its own store.
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) STRICT;
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), at TEXT NOT NULL) STRICT;
INSERT INTO migrations (name) VALUES ('001-store.sql');
PRAGMA user_version = 0;
