-- The list of terms reads all days of every term: from the index alone, without the table.
DROP INDEX backoffice.demand_by_key;
CREATE INDEX demand_by_key ON backoffice.demand (key, day, kind, times);

INSERT INTO backoffice.migrations (name) VALUES ('018-demand-covered.sql');
