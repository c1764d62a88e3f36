-- What operators decide (handled, approved), what looks like spam, and what still has to be delivered.
-- Tables are built anew because SQLite cannot add checks to a table; ids are never used twice.

CREATE TABLE new_contacts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL CHECK (length(trim(name)) >= 2 AND length(name) <= 120),
  company TEXT CHECK (length(company) <= 160),
  email TEXT NOT NULL CHECK (length(email) <= 254 AND email GLOB '?*@?*.??*'),
  phone TEXT CHECK (length(phone) <= 40),
  subject TEXT NOT NULL CHECK (
    subject IN ('Células de Oxigênio', 'Sensores Médicos', 'Suporte Técnico', 'Orçamento', 'Outros')
  ),
  message TEXT NOT NULL CHECK (length(trim(message)) >= 10 AND length(message) <= 5000),
  is_suspect INTEGER NOT NULL DEFAULT 0 CHECK (is_suspect IN (0, 1)),
  handled_at TEXT
) STRICT;

INSERT INTO new_contacts (id, created_at, name, company, email, phone, subject, message)
SELECT id, created_at, name, company, email, phone, subject, message FROM contacts;
DROP TABLE contacts;
ALTER TABLE new_contacts RENAME TO contacts;

CREATE TABLE new_reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  product_id TEXT NOT NULL CHECK (
    length(product_id) BETWEEN 1 AND 80 AND product_id NOT GLOB '*[^a-z0-9-]*'
    AND product_id NOT GLOB '-*' AND product_id NOT GLOB '*-' AND product_id NOT GLOB '*--*'
  ),
  customer_name TEXT NOT NULL CHECK (length(trim(customer_name)) >= 1 AND length(customer_name) <= 120),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL CHECK (length(trim(title)) >= 1 AND length(title) <= 160),
  comment TEXT NOT NULL CHECK (length(trim(comment)) >= 1 AND length(comment) <= 4000),
  customer_email TEXT CHECK (length(customer_email) <= 254 AND customer_email GLOB '?*@?*.??*'),
  is_suspect INTEGER NOT NULL DEFAULT 0 CHECK (is_suspect IN (0, 1)),
  -- Approved or rejected at this time; null: nobody has read it yet.
  handled_at TEXT,
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1))
) STRICT;

INSERT INTO new_reviews (id, created_at, product_id, customer_name, rating, title, comment, customer_email, approved)
SELECT id, created_at, product_id, customer_name, rating, title, comment, customer_email, approved FROM product_reviews;
DROP TABLE product_reviews;
ALTER TABLE new_reviews RENAME TO product_reviews;

CREATE INDEX contacts_by_email ON contacts (lower(email), created_at);
CREATE INDEX reviews_by_email ON product_reviews (lower(customer_email));
CREATE INDEX reviews_by_product ON product_reviews (product_id, created_at);
CREATE INDEX approved_reviews ON product_reviews (product_id, id) WHERE approved = 1;

-- One row for each way out (e-mail, webhook) of each contact and review; it waits until that way is configured.
CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The receiver tells repeats by this key.
  key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook')),
  contact_id INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  review_id INTEGER REFERENCES product_reviews (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  sent_at TEXT,
  last_error TEXT,
  CHECK ((contact_id IS NULL) <> (review_id IS NULL))
) STRICT;

CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL;
CREATE INDEX deliveries_by_contact ON deliveries (contact_id);
CREATE INDEX deliveries_by_review ON deliveries (review_id);

INSERT INTO deliveries (channel, contact_id) SELECT 'email', id FROM contacts;
INSERT INTO deliveries (channel, contact_id) SELECT 'webhook', id FROM contacts;
INSERT INTO deliveries (channel, review_id) SELECT 'email', id FROM product_reviews;
INSERT INTO deliveries (channel, review_id) SELECT 'webhook', id FROM product_reviews;

CREATE TRIGGER contact_is_delivered AFTER INSERT ON contacts BEGIN
  INSERT INTO deliveries (channel, contact_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
END;

CREATE TRIGGER review_is_delivered AFTER INSERT ON product_reviews BEGIN
  INSERT INTO deliveries (channel, review_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
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

CREATE TRIGGER review_repeated BEFORE INSERT ON product_reviews
WHEN EXISTS (
  SELECT 1 FROM product_reviews AS earlier
  WHERE earlier.product_id = NEW.product_id
    AND earlier.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-10 minutes')
    AND earlier.customer_name = NEW.customer_name AND earlier.rating = NEW.rating
    AND earlier.title = NEW.title AND earlier.comment = NEW.comment
    AND earlier.customer_email IS NEW.customer_email
)
BEGIN
  SELECT RAISE(IGNORE);
END;
