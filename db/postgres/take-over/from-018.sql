-- A database of the version before 001-store.sql has its tables already. Its persons stay until the desk takes them into its own store.
CREATE TABLE backoffice.health (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL);
ALTER TABLE backoffice.health ENABLE ROW LEVEL SECURITY;

-- Mail domains with accents end in `xn--`, which the former checks refused.
ALTER TABLE public.contacts DROP CONSTRAINT contacts_email_check, ADD CONSTRAINT contacts_email_check
  CHECK (char_length(email) <= 254 AND email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$');
ALTER TABLE public.product_reviews DROP CONSTRAINT product_reviews_customer_email_check, ADD CONSTRAINT product_reviews_customer_email_check
  CHECK (char_length(customer_email) <= 254 AND customer_email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$');

-- What a client of a hosted PostgREST inserts, as `anon`, is delivered too; this server writes the deliveries of its rows itself.
CREATE FUNCTION backoffice.deliver_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF TG_TABLE_NAME = 'contacts' THEN
    INSERT INTO backoffice.deliveries (channel, contact_id) VALUES ('email', NEW.id), ('webhook', NEW.id), ('confirmation', NEW.id);
  ELSE
    INSERT INTO backoffice.deliveries (channel, review_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER is_delivered AFTER INSERT ON public.contacts
  FOR EACH ROW WHEN (current_user = 'anon') EXECUTE FUNCTION backoffice.deliver_inserted();
CREATE TRIGGER is_delivered AFTER INSERT ON public.product_reviews
  FOR EACH ROW WHEN (current_user = 'anon') EXECUTE FUNCTION backoffice.deliver_inserted();

REVOKE ALL ON FUNCTION backoffice.deliver_inserted FROM PUBLIC;
