-- What a message may be about is the shop's to say (content/pages/contact.yaml): any short line is taken.
-- The table is built anew, because SQLite cannot change a check. Dropping the old one takes its deliveries along, so
-- they are set aside; and the last number given out is remembered, because no id is used twice.

CREATE TEMP TABLE kept_deliveries AS SELECT * FROM deliveries WHERE contact_id IS NOT NULL;
CREATE TEMP TABLE last_contact AS SELECT seq FROM sqlite_sequence WHERE name = 'contacts';

CREATE TABLE new_contacts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(trim(name)) >= 2 AND length(name) <= 120),
  company TEXT CHECK (length(company) <= 160),
  email TEXT NOT NULL CHECK (length(email) <= 254 AND email GLOB '?*@?*.??*'),
  phone TEXT CHECK (length(phone) <= 40),
  subject TEXT NOT NULL CHECK (length(trim(subject)) >= 1 AND length(subject) <= 120),
  message TEXT NOT NULL CHECK (length(trim(message)) >= 10 AND length(message) <= 5000),
  is_suspect INTEGER NOT NULL DEFAULT 0 CHECK (is_suspect IN (0, 1)),
  handled_at TEXT
) STRICT;

INSERT INTO new_contacts SELECT * FROM contacts;
DROP TABLE contacts;
ALTER TABLE new_contacts RENAME TO contacts;
CREATE INDEX contacts_by_email ON contacts (lower(email), created_at);

DELETE FROM sqlite_sequence WHERE name = 'contacts';
INSERT INTO sqlite_sequence (name, seq) SELECT 'contacts', seq FROM last_contact;
INSERT INTO deliveries SELECT * FROM kept_deliveries;
DROP TABLE kept_deliveries;
DROP TABLE last_contact;

CREATE TRIGGER contact_is_delivered AFTER INSERT ON contacts BEGIN
  INSERT INTO deliveries (channel, contact_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
END;

-- The same text within ten minutes is a second click or a repeated request: the first row stands for both.
CREATE TRIGGER contact_repeated BEFORE INSERT ON contacts
WHEN EXISTS (
  SELECT 1 FROM contacts AS earlier
  WHERE lower(earlier.email) = lower(NEW.email)
    AND earlier.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-10 minutes')
    AND earlier.name = NEW.name AND earlier.company IS NEW.company AND earlier.phone IS NEW.phone
    AND earlier.subject = NEW.subject AND earlier.message = NEW.message
)
BEGIN
  SELECT RAISE(IGNORE);
END;
