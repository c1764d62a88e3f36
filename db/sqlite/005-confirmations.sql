-- A third way out: who sent a message is told that it has arrived. What looks like spam gets none, nor what arrived before.
-- The table is built anew, because SQLite cannot change a check; renaming it needs the triggers out of the way.

DROP TRIGGER contact_is_delivered;
DROP TRIGGER review_is_delivered;
CREATE TEMP TABLE last_delivery AS SELECT seq FROM sqlite_sequence WHERE name = 'deliveries';

CREATE TABLE new_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The receiver tells repeats by this key.
  key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook', 'confirmation')),
  contact_id INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  review_id INTEGER REFERENCES product_reviews (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Sent at this time, or skipped for ever when last_error says why.
  sent_at TEXT,
  last_error TEXT,
  CHECK ((contact_id IS NULL) <> (review_id IS NULL))
) STRICT;

INSERT INTO new_deliveries SELECT * FROM deliveries;
DROP TABLE deliveries;
ALTER TABLE new_deliveries RENAME TO deliveries;
DELETE FROM sqlite_sequence WHERE name = 'deliveries';
INSERT INTO sqlite_sequence (name, seq) SELECT 'deliveries', seq FROM last_delivery;
DROP TABLE last_delivery;

CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL;
CREATE INDEX deliveries_by_contact ON deliveries (contact_id);
CREATE INDEX deliveries_by_review ON deliveries (review_id);
CREATE INDEX confirmations_sent ON deliveries (sent_at) WHERE channel = 'confirmation' AND last_error IS NULL;

CREATE TRIGGER contact_is_delivered AFTER INSERT ON contacts BEGIN
  INSERT INTO deliveries (channel, contact_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
  INSERT INTO deliveries (channel, contact_id) SELECT 'confirmation', NEW.id WHERE NEW.is_suspect = 0;
END;

CREATE TRIGGER review_is_delivered AFTER INSERT ON product_reviews BEGIN
  INSERT INTO deliveries (channel, review_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
END;
