-- A third way out: who sent a message is told that it has arrived. What looks like spam gets none, nor what arrived before.

ALTER TABLE backoffice.deliveries DROP CONSTRAINT deliveries_channel_check;
ALTER TABLE backoffice.deliveries ADD CONSTRAINT deliveries_channel_check
  CHECK (channel IN ('email', 'webhook', 'confirmation'));
COMMENT ON COLUMN backoffice.deliveries.sent_at IS 'Sent at this time, or skipped for ever when last_error says why.';

CREATE INDEX confirmations_sent ON backoffice.deliveries (sent_at)
  WHERE channel = 'confirmation' AND last_error IS NULL;

CREATE OR REPLACE FUNCTION backoffice.contact_is_delivered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO backoffice.deliveries (channel, contact_id) VALUES ('email', NEW.id), ('webhook', NEW.id);
  IF NOT NEW.is_suspect THEN
    INSERT INTO backoffice.deliveries (channel, contact_id) VALUES ('confirmation', NEW.id);
  END IF;
  RETURN NULL;
END $$;

INSERT INTO backoffice.migrations (name) VALUES ('007-confirmations.sql');
