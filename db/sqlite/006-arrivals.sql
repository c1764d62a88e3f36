-- The server finds repeats and writes the deliveries of a row itself, in the transaction that stores it (server/inbox/sql/arrival.ts).

DROP TRIGGER contact_is_delivered;
DROP TRIGGER review_is_delivered;
DROP TRIGGER contact_repeated;
DROP TRIGGER review_repeated;
