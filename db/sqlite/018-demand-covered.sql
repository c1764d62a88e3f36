-- The list of terms reads all days of every term: from the index alone, without the table.
DROP INDEX demand_by_key;
CREATE INDEX demand_by_key ON demand (key, day, kind, times);
