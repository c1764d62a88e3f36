-- What happens to a row as it arrives, whoever sends it: this server or a client of a hosted PostgREST.

-- The same text within ten minutes is a second click or a repeated request: the first row stands for both.
-- The lock makes two instances that get it at once take turns.
CREATE FUNCTION backoffice.contact_arrives() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(lower(NEW.email) || NEW.message, 1));
  IF EXISTS (
    SELECT FROM public.contacts AS earlier
    WHERE lower(earlier.email) = lower(NEW.email) AND earlier.created_at > now() - interval '10 minutes'
      AND earlier.name = NEW.name AND earlier.company IS NOT DISTINCT FROM NEW.company
      AND earlier.phone IS NOT DISTINCT FROM NEW.phone
      AND earlier.subject = NEW.subject AND earlier.message = NEW.message
  ) THEN
    RETURN NULL;
  END IF;
  -- Only this server can set it, for its own transaction.
  NEW.is_suspect := coalesce(current_setting('backoffice.is_suspect', true), '') = 'true';
  RETURN NEW;
END $$;

CREATE FUNCTION backoffice.review_arrives() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.product_id || NEW.comment, 2));
  IF EXISTS (
    SELECT FROM public.product_reviews AS earlier
    WHERE earlier.product_id = NEW.product_id AND earlier.created_at > now() - interval '10 minutes'
      AND earlier.customer_name = NEW.customer_name AND earlier.rating = NEW.rating
      AND earlier.title = NEW.title AND earlier.comment = NEW.comment
      AND earlier.customer_email IS NOT DISTINCT FROM NEW.customer_email
  ) THEN
    RETURN NULL;
  END IF;
  NEW.is_suspect := coalesce(current_setting('backoffice.is_suspect', true), '') = 'true';
  RETURN NEW;
END $$;

CREATE FUNCTION backoffice.contact_is_delivered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO backoffice.deliveries (channel, contact_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
  RETURN NULL;
END $$;

CREATE FUNCTION backoffice.review_is_delivered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO backoffice.deliveries (channel, review_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
  RETURN NULL;
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA backoffice FROM PUBLIC;

CREATE TRIGGER arrives BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION backoffice.contact_arrives();
CREATE TRIGGER arrives BEFORE INSERT ON public.product_reviews FOR EACH ROW EXECUTE FUNCTION backoffice.review_arrives();
CREATE TRIGGER is_delivered AFTER INSERT ON public.contacts
  FOR EACH ROW EXECUTE FUNCTION backoffice.contact_is_delivered();
CREATE TRIGGER is_delivered AFTER INSERT ON public.product_reviews
  FOR EACH ROW EXECUTE FUNCTION backoffice.review_is_delivered();

INSERT INTO backoffice.migrations (name) VALUES ('002-arrivals.sql');
