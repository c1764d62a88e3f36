-- The embedded store. The columns of tables that copies contain are the same in both databases (db/postgres/001-store.sql).
-- Times are ISO 8601 in UTC. Ids are never used twice.

CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) STRICT;

-- Written by the health check, which proves that rows can be stored.
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), at TEXT NOT NULL) STRICT;

-- Messages: from the site's form, or entered at the desk.
CREATE TABLE contacts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(trim(name)) >= 2 AND length(name) <= 120), company TEXT CHECK (length(company) <= 160),
  email TEXT CHECK (length(email) <= 254 AND email GLOB '?*@?*.??*'), phone TEXT CHECK (length(phone) <= 40),
  subject TEXT NOT NULL CHECK (length(trim(subject)) >= 1 AND length(subject) <= 120),
  message TEXT NOT NULL CHECK (length(trim(message)) >= 1 AND length(message) <= 5000),
  is_suspect INTEGER NOT NULL DEFAULT 0 CHECK (is_suspect IN (0, 1)),
  -- Answered or closed at this time; null: the shop has still to do something.
  handled_at TEXT, origin TEXT NOT NULL DEFAULT 'site' CHECK (origin IN ('site', 'telefone', 'balcao', 'whatsapp', 'email')),
  turn TEXT NOT NULL DEFAULT 'ours' CHECK (turn IN ('ours', 'theirs', 'closed', 'spam')),
  -- Since when it is this turn.
  turn_since TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The id of the person in charge.
  in_charge INTEGER,
  -- A day, 2026-11-26.
  remind_on TEXT CHECK (remind_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- Counts the writes: a write names the version that was seen.
  version INTEGER NOT NULL DEFAULT 1,
  -- What the desk's search reads, and the telephone number as digits; null until server/store/message-search.ts writes them.
  search_text TEXT, phone_key TEXT, CHECK (origin <> 'site' OR (email IS NOT NULL AND length(trim(message)) >= 10))
) STRICT;
CREATE INDEX contacts_by_email ON contacts (lower(email), created_at);
CREATE INDEX contacts_by_phone ON contacts (phone_key, created_at);
CREATE INDEX contacts_by_turn ON contacts (turn, turn_since, remind_on);
CREATE INDEX contacts_by_time ON contacts (created_at);
CREATE INDEX contacts_without_search_text ON contacts (id) WHERE search_text IS NULL;

-- Reviews, and the public reply of the shop.
CREATE TABLE product_reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  product_id TEXT NOT NULL CHECK (
    length(product_id) BETWEEN 1 AND 80 AND product_id NOT GLOB '*[^a-z0-9-]*'
    AND product_id NOT GLOB '-*' AND product_id NOT GLOB '*-' AND product_id NOT GLOB '*--*'
  ), customer_name TEXT NOT NULL CHECK (length(trim(customer_name)) >= 1 AND length(customer_name) <= 120),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL CHECK (length(trim(title)) >= 1 AND length(title) <= 160),
  comment TEXT NOT NULL CHECK (length(trim(comment)) >= 1 AND length(comment) <= 4000),
  customer_email TEXT CHECK (length(customer_email) <= 254 AND customer_email GLOB '?*@?*.??*'),
  is_suspect INTEGER NOT NULL DEFAULT 0 CHECK (is_suspect IN (0, 1)),
  -- Published or refused at this time; null: not judged yet.
  handled_at TEXT, approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
  -- Why it was refused (domain/desk/refusal-reasons.ts).
  refusal TEXT CHECK (length(refusal) BETWEEN 1 AND 40),
  shop_reply TEXT CHECK (length(trim(shop_reply)) >= 1 AND length(shop_reply) <= 2000), shop_replied_at TEXT,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX reviews_by_email ON product_reviews (lower(customer_email));
CREATE INDEX reviews_by_product ON product_reviews (product_id, created_at);
CREATE INDEX approved_reviews ON product_reviews (product_id, id) WHERE approved = 1;
CREATE INDEX reviews_waiting ON product_reviews (created_at) WHERE handled_at IS NULL;

-- Notes of the shop on a message.
CREATE TABLE message_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, contact_id INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The name as it was then; the id is null for an account of the command line.
  person_id INTEGER, person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  text TEXT NOT NULL CHECK (length(trim(text)) >= 1 AND length(text) <= 5000)
) STRICT;
CREATE INDEX notes_by_contact ON message_notes (contact_id);

-- Answers to a message.
CREATE TABLE message_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, contact_id INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- 'smtp': by the site's mail server; the others by the person's own program.
  way TEXT NOT NULL CHECK (way IN ('smtp', 'email', 'whatsapp', 'telefone', 'balcao')),
  subject TEXT CHECK (length(subject) <= 200), text TEXT NOT NULL CHECK (length(trim(text)) >= 1 AND length(text) <= 10000),
  -- The proposal and revision whose document is attached.
  proposal_id INTEGER, proposal_revision INTEGER
) STRICT;
CREATE INDEX answers_by_contact ON message_answers (contact_id);

-- One row for each channel of each message, review and answer; it waits until that channel is configured.
CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The receiver recognises repetitions by this key.
  key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook', 'confirmation', 'answer')),
  contact_id INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  review_id INTEGER REFERENCES product_reviews (id) ON DELETE CASCADE,
  answer_id INTEGER REFERENCES message_answers (id) ON DELETE CASCADE, attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Sent at this time, or skipped for good where last_error says why.
  sent_at TEXT, last_error TEXT, CHECK ((contact_id IS NULL) <> (review_id IS NULL)),
  CHECK ((channel = 'answer') = (answer_id IS NOT NULL))
) STRICT;
CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL;
CREATE INDEX deliveries_by_contact ON deliveries (contact_id);
CREATE INDEX deliveries_by_review ON deliveries (review_id);
CREATE INDEX deliveries_by_answer ON deliveries (answer_id) WHERE answer_id IS NOT NULL;
CREATE INDEX confirmations_sent ON deliveries (sent_at) WHERE channel = 'confirmation' AND last_error IS NULL;

-- The history of messages and reviews, which is deleted with them.
CREATE TABLE desk_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, contact_id INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  review_id INTEGER REFERENCES product_reviews (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80), act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
  detail TEXT,
  -- What was done at once, and is undone at once.
  batch TEXT NOT NULL,
  -- The state before, as JSON, and the version after.
  before TEXT, version INTEGER NOT NULL, CHECK ((contact_id IS NULL) <> (review_id IS NULL))
) STRICT;
CREATE INDEX acts_by_contact ON desk_acts (contact_id);
CREATE INDEX acts_by_review ON desk_acts (review_id);
CREATE INDEX acts_by_batch ON desk_acts (batch);

-- Requests about personal data (LGPD, art. 18), with their deadline.
CREATE TABLE data_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL CHECK (kind IN ('acesso', 'correcao', 'eliminacao')),
  -- As given; masked once the request is closed ('a…@example.com').
  name TEXT CHECK (length(name) <= 120), email TEXT CHECK (length(email) <= 254), phone TEXT CHECK (length(phone) <= 40),
  -- The deadline, 2026-12-09.
  due_on TEXT NOT NULL,
  -- The places outside the site that were checked, as JSON.
  ticked TEXT NOT NULL DEFAULT '[]',
  -- What was deleted, as JSON.
  outcome TEXT, closed_at TEXT, person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80), version INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Who has what open: a page reports it every 20 s and it holds for 60 s.
CREATE TABLE desk_presence (
  thing TEXT NOT NULL CHECK (length(thing) BETWEEN 1 AND 80), person_id INTEGER NOT NULL, person TEXT NOT NULL,
  seen_at TEXT NOT NULL, PRIMARY KEY (thing, person_id)
) STRICT;

-- What somebody has typed and not sent.
CREATE TABLE desk_drafts (
  thing TEXT NOT NULL CHECK (length(thing) BETWEEN 1 AND 80), person_id INTEGER NOT NULL,
  text TEXT NOT NULL CHECK (length(text) <= 20000), saved_at TEXT NOT NULL, PRIMARY KEY (thing, person_id)
) STRICT;

-- Proposals.
CREATE TABLE proposals (
  id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Given when it is sent for the first time, so that no number is missing.
  number_year INTEGER, number_sequence INTEGER, revision INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL DEFAULT 'rascunho' CHECK (state IN ('rascunho', 'enviada', 'negociacao', 'aceita', 'perdida')),
  -- Why it was lost (domain/proposal/proposal-state.ts).
  loss TEXT CHECK (length(loss) BETWEEN 1 AND 40),
  -- The message that asked for it.
  contact_id INTEGER REFERENCES contacts (id) ON DELETE SET NULL,
  -- The id of the person in charge, and the day of the reminder, 2026-11-26.
  in_charge INTEGER, remind_on TEXT CHECK (remind_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- JSON of domain/proposal/proposal.ts; the next columns are derived from it.
  content TEXT NOT NULL CHECK (length(content) <= 1000000), customer TEXT NOT NULL CHECK (length(customer) <= 300),
  total INTEGER NOT NULL CHECK (total >= 0), valid_until TEXT NOT NULL, search_text TEXT NOT NULL, sent_at TEXT, closed_at TEXT,
  version INTEGER NOT NULL DEFAULT 1, UNIQUE (number_year, number_sequence),
  CHECK ((number_year IS NULL) = (number_sequence IS NULL))
) STRICT;
CREATE INDEX proposals_by_state ON proposals (state, valid_until);
CREATE INDEX proposals_by_contact ON proposals (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX proposals_by_reminder ON proposals (remind_on) WHERE remind_on IS NOT NULL;

-- The last number of each year.
CREATE TABLE proposal_numbers (year INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;

-- Revisions as they were sent.
CREATE TABLE proposal_revisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT, proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL, at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80), content TEXT NOT NULL, UNIQUE (proposal_id, revision)
) STRICT;

-- The history of proposals, with the content before each change.
CREATE TABLE proposal_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80), act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
  detail TEXT, before TEXT, version INTEGER NOT NULL
) STRICT;
CREATE INDEX proposal_acts_by_proposal ON proposal_acts (proposal_id);

-- By what the customer of a proposal is found again (domain/proposal/customer/customer.ts).
CREATE TABLE proposal_keys (
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE, key TEXT NOT NULL, PRIMARY KEY (proposal_id, key)
) STRICT;
CREATE INDEX proposals_by_key ON proposal_keys (key);

-- The prices at which items were sent, in cents.
CREATE TABLE offered_prices (
  id INTEGER PRIMARY KEY AUTOINCREMENT, proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  -- '' where the product has no variants.
  variant_id TEXT NOT NULL, cents INTEGER NOT NULL, at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
CREATE INDEX offered_prices_by_item ON offered_prices (product_id, variant_id, id);

-- Links for customers; only the SHA-256 of a key is stored.
CREATE TABLE proposal_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT, proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  key_hash TEXT NOT NULL UNIQUE CHECK (length(key_hash) = 64), at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER, person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- The last day on which it works, 2026-12-24.
  expires_on TEXT NOT NULL CHECK (expires_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'), revoked_at TEXT
) STRICT;
CREATE INDEX proposal_links_by_proposal ON proposal_links (proposal_id);

-- Customers' answers at a link; their text is a message.
CREATE TABLE proposal_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL, at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL CHECK (kind IN ('accept', 'ask')), contact_id INTEGER REFERENCES contacts (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX proposal_answers_by_proposal ON proposal_answers (proposal_id);
CREATE INDEX proposal_answers_by_contact ON proposal_answers (contact_id) WHERE contact_id IS NOT NULL;

-- Drafts of the shop's files.
CREATE TABLE content_drafts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- The id of its owner; null: everybody's.
  owner_id INTEGER, owner TEXT NOT NULL CHECK (length(owner) BETWEEN 1 AND 80),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'publishing', 'published', 'discarded')),
  -- When it is published automatically, and who set that.
  publish_at TEXT, publish_by_id INTEGER, publish_by TEXT, version INTEGER NOT NULL DEFAULT 1,
  CHECK ((publish_at IS NULL) = (publish_by IS NULL))
) STRICT;
CREATE INDEX content_drafts_by_state ON content_drafts (state, publish_at);

-- One file of a draft: a text, or a picture in base64.
CREATE TABLE content_draft_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT, draft_id INTEGER NOT NULL REFERENCES content_drafts (id) ON DELETE CASCADE,
  -- Below content/: 'products/cabo.yaml'.
  path TEXT NOT NULL CHECK (length(path) BETWEEN 1 AND 200),
  -- The content on which the text is based; null: there was no such file.
  base TEXT CHECK (length(base) <= 20000000),
  -- Null deletes the file.
  text TEXT CHECK (length(text) <= 20000000), at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- The draft's version after the last write.
  version INTEGER NOT NULL, UNIQUE (draft_id, path)
) STRICT;

-- The history of drafts.
CREATE TABLE content_draft_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, draft_id INTEGER NOT NULL REFERENCES content_drafts (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80), act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
  detail TEXT, version INTEGER NOT NULL
) STRICT;
CREATE INDEX content_draft_acts_by_draft ON content_draft_acts (draft_id);

-- Publications of drafts, and the steps back from them.
CREATE TABLE content_publications (
  id INTEGER PRIMARY KEY AUTOINCREMENT, draft_id INTEGER NOT NULL REFERENCES content_drafts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('publish', 'back')), at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  ended_at TEXT, person_id INTEGER, person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  -- 'switching': files and release are being exchanged.
  state TEXT NOT NULL DEFAULT 'building' CHECK (state IN ('building', 'switching', 'done', 'failed')), release TEXT,
  release_before TEXT,
  -- The changes, a JSON list of sentences.
  changes TEXT NOT NULL,
  -- Why it failed, as JSON.
  failure TEXT
) STRICT;
CREATE INDEX content_publications_by_draft ON content_publications (draft_id);

-- How the columns of another system's sheet were read last.
CREATE TABLE sheet_readings (
  -- The digest of the heading.
  heading TEXT PRIMARY KEY CHECK (length(heading) = 64),
  -- As JSON (server/content/sheet/foreign/foreign-choices.ts).
  choices TEXT NOT NULL CHECK (length(choices) BETWEEN 2 AND 60000),
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80)
) STRICT;

-- What was searched for and pressed, by day: counts, of nobody (domain/demand/count.ts).
CREATE TABLE demand (
  -- By Brasília's calendar, 2026-11-26.
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  kind TEXT NOT NULL CHECK (kind IN ('found', 'relaxed', 'nothing', 'pressed', 'unpressed', 'quote', 'list')),
  -- A term, a product, or a list's path; '' stands for all searches of the day.
  key TEXT NOT NULL CHECK (length(key) <= 80), times INTEGER NOT NULL CHECK (times > 0), PRIMARY KEY (day, kind, key)
) STRICT;
CREATE INDEX demand_by_key ON demand (key, day, kind, times);

-- Who did what, and when: never the texts, names or addresses themselves.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The person, or the account that ran the command.
  operator TEXT NOT NULL CHECK (length(operator) BETWEEN 1 AND 80), action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- The id of what was acted on.
  target INTEGER,
  -- What the number does not say: a role, a path.
  note TEXT CHECK (length(note) <= 200)
) STRICT;

CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is never changed');
END;
CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is never deleted');
END;
