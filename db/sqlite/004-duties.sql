-- Who did what with the inbox, and when: never the texts, names or addresses themselves.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The account that ran the command.
  operator TEXT NOT NULL CHECK (length(operator) BETWEEN 1 AND 80),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- The number of the contact or review, or the days of a retention period.
  target INTEGER
) STRICT;

-- Addresses of webhooks were quoted in errors, and may hold a password.
UPDATE deliveries SET last_error = 'removed: it quoted an address' WHERE last_error LIKE '%://%@%';
