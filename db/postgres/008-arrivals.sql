-- The server finds repeats, marks what looks like spam and writes the deliveries of a row itself, in the transaction that stores it
-- (server/inbox/sql/arrival.ts). What a client of a hosted PostgREST puts in gets its deliveries when the server next looks.

DROP TRIGGER arrives ON public.contacts;
DROP TRIGGER arrives ON public.product_reviews;
DROP TRIGGER is_delivered ON public.contacts;
DROP TRIGGER is_delivered ON public.product_reviews;
DROP FUNCTION backoffice.contact_arrives();
DROP FUNCTION backoffice.review_arrives();
DROP FUNCTION backoffice.contact_is_delivered();
DROP FUNCTION backoffice.review_is_delivered();

INSERT INTO backoffice.migrations (name) VALUES ('008-arrivals.sql');
