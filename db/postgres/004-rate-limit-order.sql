-- The visitor's own row is locked before expired ones are deleted: the other way round, two visitors who
-- come back at the same moment could each wait for the row that the other one's call deletes.

-- Takes one post. Returns 0 when it may go on, else the seconds to wait.
CREATE OR REPLACE FUNCTION backoffice.take_post(poster text, per_minute integer) RETURNS integer
LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
  moment CONSTANT timestamptz := clock_timestamp();
  recent timestamptz[];
BEGIN
  INSERT INTO backoffice.recent_posts VALUES (poster, '{}', moment) ON CONFLICT (visitor) DO UPDATE SET last_at = moment
  RETURNING times INTO recent;
  DELETE FROM backoffice.recent_posts WHERE visitor IN (
    SELECT visitor FROM backoffice.recent_posts
    WHERE last_at < moment - interval '1 minute' LIMIT 100 FOR UPDATE SKIP LOCKED
  );
  recent := ARRAY(SELECT post FROM unnest(recent) AS post WHERE post > moment - interval '1 minute' ORDER BY post);
  IF cardinality(recent) >= per_minute THEN
    RETURN greatest(1, ceil(extract(epoch FROM recent[1] + interval '1 minute' - moment)))::integer;
  END IF;
  UPDATE backoffice.recent_posts SET times = recent || moment WHERE visitor = poster;
  RETURN 0;
END $$;

INSERT INTO backoffice.migrations (name) VALUES ('004-rate-limit-order.sql');
