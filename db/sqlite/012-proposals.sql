-- Proposals: what is offered to a customer, its revisions as they went out, and the acts of each.

CREATE TABLE proposals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Given when it goes out for the first time, so that no number is missing.
  number_year INTEGER,
  number_sequence INTEGER,
  revision INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL DEFAULT 'rascunho' CHECK (state IN ('rascunho', 'enviada', 'negociacao', 'aceita', 'perdida')),
  -- Why it was lost (domain/proposal/proposal-state.ts).
  loss TEXT CHECK (length(loss) BETWEEN 1 AND 40),
  -- The message that asked for it.
  contact_id INTEGER REFERENCES contacts (id) ON DELETE SET NULL,
  -- The number of the person who has it, and a day to look again, 2026-11-26.
  in_charge INTEGER,
  remind_on TEXT CHECK (remind_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- domain/proposal/proposal.ts as JSON; what lists show of it stands beside it.
  content TEXT NOT NULL CHECK (length(content) <= 1000000),
  customer TEXT NOT NULL CHECK (length(customer) <= 300),
  total INTEGER NOT NULL CHECK (total >= 0),
  valid_until TEXT NOT NULL,
  search_text TEXT NOT NULL,
  sent_at TEXT,
  closed_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (number_year, number_sequence),
  CHECK ((number_year IS NULL) = (number_sequence IS NULL))
) STRICT;
CREATE INDEX proposals_by_state ON proposals (state, valid_until);
CREATE INDEX proposals_by_contact ON proposals (contact_id) WHERE contact_id IS NOT NULL;

-- The last number of each year.
CREATE TABLE proposal_numbers (year INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;

-- What went out, as it was then.
CREATE TABLE proposal_revisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  content TEXT NOT NULL,
  UNIQUE (proposal_id, revision)
) STRICT;

-- What was done, by whom, and the content before it: every change is kept.
CREATE TABLE proposal_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  person_id INTEGER,
  person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 80),
  act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
  detail TEXT,
  before TEXT,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX proposal_acts_by_proposal ON proposal_acts (proposal_id);

-- What the customer of a proposal is found again by (domain/proposal/customer.ts).
CREATE TABLE proposal_keys (
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  PRIMARY KEY (proposal_id, key)
) STRICT;
CREATE INDEX proposals_by_key ON proposal_keys (key);

-- The prices that items went out at, in cents: where the next price may begin.
CREATE TABLE offered_prices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  -- '' where the product has no variants.
  variant_id TEXT NOT NULL,
  cents INTEGER NOT NULL,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
CREATE INDEX offered_prices_by_item ON offered_prices (product_id, variant_id, id);
