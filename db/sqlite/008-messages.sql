-- Messages at the desk: whose turn it is, who has it, when to look again, notes, answers and the acts of each; what comes by
-- telephone or over the counter; the shop's public reply to a review; requests about personal data.
-- Tables are built anew because SQLite cannot change their checks. Deliveries come first, and back last: dropping the
-- messages would take them along.

CREATE TEMP TABLE kept_deliveries AS SELECT * FROM deliveries;
CREATE TEMP TABLE last_numbers AS SELECT name, seq FROM sqlite_sequence WHERE name IN ('contacts', 'deliveries');
DROP TABLE deliveries;

CREATE TABLE new_contacts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(trim(name)) >= 2 AND length(name) <= 120),
  company TEXT CHECK (length(company) <= 160),
  email TEXT CHECK (length(email) <= 254 AND email GLOB '?*@?*.??*'),
  phone TEXT CHECK (length(phone) <= 40),
  subject TEXT NOT NULL CHECK (length(trim(subject)) >= 1 AND length(subject) <= 120),
  message TEXT NOT NULL CHECK (length(trim(message)) >= 1 AND length(message) <= 5000),
  is_suspect INTEGER NOT NULL DEFAULT 0 CHECK (is_suspect IN (0, 1)),
  -- Answered or closed at this time; null: the shop has still to do something.
  handled_at TEXT,
  origin TEXT NOT NULL DEFAULT 'site' CHECK (origin IN ('site', 'telefone', 'balcao', 'whatsapp', 'email')),
  turn TEXT NOT NULL DEFAULT 'ours' CHECK (turn IN ('ours', 'theirs', 'closed', 'spam')),
  -- Since when it is this turn.
  turn_since TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The number of the person who has it.
  in_charge INTEGER,
  -- A day, 2026-11-26.
  remind_on TEXT CHECK (remind_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- Counts the writes: whoever writes names the version that they saw.
  version INTEGER NOT NULL DEFAULT 1,
  -- What the desk's search reads, and the telephone number as digits; null: still to be written (server/inbox/desk/search-texts.ts).
  search_text TEXT,
  phone_key TEXT,
  CHECK (origin <> 'site' OR (email IS NOT NULL AND length(trim(message)) >= 10))
) STRICT;

INSERT INTO new_contacts (id, created_at, name, company, email, phone, subject, message, is_suspect, handled_at, turn, turn_since)
SELECT id, created_at, name, company, email, phone, subject, message, is_suspect, handled_at,
  CASE WHEN handled_at IS NOT NULL THEN 'closed' WHEN is_suspect = 1 THEN 'spam' ELSE 'ours' END,
  coalesce(handled_at, created_at)
FROM contacts;
DROP TABLE contacts;
ALTER TABLE new_contacts RENAME TO contacts;
CREATE INDEX contacts_by_email ON contacts (lower(email), created_at);
CREATE INDEX contacts_by_phone ON contacts (phone_key, created_at);
CREATE INDEX contacts_by_turn ON contacts (turn, turn_since, remind_on);
CREATE INDEX contacts_by_time ON contacts (created_at);
CREATE INDEX contacts_without_search_text ON contacts (id) WHERE search_text IS NULL;

CREATE TABLE message_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contact_id INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Who wrote it: the name as it was then; the number is null for an account of the command line.
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  text TEXT NOT NULL CHECK (length(trim(text)) >= 1 AND length(text) <= 5000)
) STRICT;
CREATE INDEX notes_by_contact ON message_notes (contact_id);

CREATE TABLE message_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contact_id INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- By the site's mail server, or by the person's own program, where only the person knows whether it went out.
  way TEXT NOT NULL CHECK (way IN ('smtp', 'email', 'whatsapp', 'telefone', 'balcao')),
  subject TEXT CHECK (length(subject) <= 200),
  text TEXT NOT NULL CHECK (length(trim(text)) >= 1 AND length(text) <= 10000)
) STRICT;
CREATE INDEX answers_by_contact ON message_answers (contact_id);

CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The receiver tells repeats by this key.
  key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook', 'confirmation', 'answer')),
  contact_id INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  review_id INTEGER REFERENCES product_reviews (id) ON DELETE CASCADE,
  answer_id INTEGER REFERENCES message_answers (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Sent at this time, or skipped for ever when last_error says why.
  sent_at TEXT,
  last_error TEXT,
  CHECK ((contact_id IS NULL) <> (review_id IS NULL)),
  CHECK ((channel = 'answer') = (answer_id IS NOT NULL))
) STRICT;

INSERT INTO deliveries (id, key, channel, contact_id, review_id, attempts, due_at, sent_at, last_error)
SELECT id, key, channel, contact_id, review_id, attempts, due_at, sent_at, last_error FROM kept_deliveries;
DROP TABLE kept_deliveries;
DELETE FROM sqlite_sequence WHERE name IN ('contacts', 'deliveries');
INSERT INTO sqlite_sequence (name, seq) SELECT name, seq FROM last_numbers;
DROP TABLE last_numbers;

CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL;
CREATE INDEX deliveries_by_contact ON deliveries (contact_id);
CREATE INDEX deliveries_by_review ON deliveries (review_id);
CREATE INDEX deliveries_by_answer ON deliveries (answer_id) WHERE answer_id IS NOT NULL;
CREATE INDEX confirmations_sent ON deliveries (sent_at) WHERE channel = 'confirmation' AND last_error IS NULL;

ALTER TABLE product_reviews ADD COLUMN refusal TEXT CHECK (length(refusal) BETWEEN 1 AND 40);
-- The shop's answer, shown below the review.
ALTER TABLE product_reviews ADD COLUMN shop_reply TEXT CHECK (length(trim(shop_reply)) >= 1 AND length(shop_reply) <= 2000);
ALTER TABLE product_reviews ADD COLUMN shop_replied_at TEXT;
ALTER TABLE product_reviews ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX reviews_waiting ON product_reviews (created_at) WHERE handled_at IS NULL;

-- What was done with a message or a review, by whom, and how it was before: its history, which goes away with it.
CREATE TABLE desk_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contact_id INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  review_id INTEGER REFERENCES product_reviews (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
  detail TEXT,
  -- What was done at once has one; by it all of it is undone.
  batch TEXT NOT NULL,
  -- The state before it, as JSON, and the version that it made.
  before TEXT,
  version INTEGER NOT NULL,
  CHECK ((contact_id IS NULL) <> (review_id IS NULL))
) STRICT;
CREATE INDEX acts_by_contact ON desk_acts (contact_id);
CREATE INDEX acts_by_review ON desk_acts (review_id);
CREATE INDEX acts_by_batch ON desk_acts (batch);

-- Who has what open: told every 20 s, believed for 60 s.
CREATE TABLE desk_presence (
  thing TEXT NOT NULL CHECK (length(thing) BETWEEN 1 AND 80),
  person_id INTEGER NOT NULL,
  person TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (thing, person_id)
) STRICT;

CREATE TABLE desk_drafts (
  thing TEXT NOT NULL CHECK (length(thing) BETWEEN 1 AND 80),
  person_id INTEGER NOT NULL,
  text TEXT NOT NULL CHECK (length(text) <= 20000),
  saved_at TEXT NOT NULL,
  PRIMARY KEY (thing, person_id)
) STRICT;

-- Requests about personal data (LGPD, art. 18), with their clock.
CREATE TABLE data_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL CHECK (kind IN ('acesso', 'correcao', 'eliminacao')),
  -- As it was given, until the request is closed; then as a mask ('a…@example.com').
  name TEXT CHECK (length(name) <= 120),
  email TEXT CHECK (length(email) <= 254),
  phone TEXT CHECK (length(phone) <= 40),
  -- The last day to answer, 2026-12-09.
  due_on TEXT NOT NULL,
  -- Which places outside of the site have been looked at: a list of keys, as JSON.
  ticked TEXT NOT NULL DEFAULT '[]',
  -- What was found and done, as JSON.
  outcome TEXT,
  closed_at TEXT,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
