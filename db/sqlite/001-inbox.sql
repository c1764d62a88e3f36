CREATE TABLE contacts (
  id INTEGER PRIMARY KEY,
  created_at TEXT NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 2 AND 120),
  company TEXT CHECK (length(company) <= 160),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  phone TEXT CHECK (length(phone) <= 40),
  subject TEXT NOT NULL,
  message TEXT NOT NULL CHECK (length(message) BETWEEN 10 AND 5000)
) STRICT;

CREATE TABLE product_reviews (
  id INTEGER PRIMARY KEY,
  created_at TEXT NOT NULL,
  product_id TEXT NOT NULL CHECK (length(product_id) <= 80),
  customer_name TEXT NOT NULL CHECK (length(customer_name) BETWEEN 1 AND 120),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 160),
  comment TEXT NOT NULL CHECK (length(comment) BETWEEN 1 AND 4000),
  customer_email TEXT CHECK (length(customer_email) <= 254),
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1))
) STRICT;

CREATE INDEX product_reviews_by_product ON product_reviews (product_id, approved);
