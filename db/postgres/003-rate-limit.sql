-- Posts per visitor over a sliding minute, counted for all instances together. Losing it in a crash is harmless.

CREATE UNLOGGED TABLE backoffice.recent_posts (
  -- A digest of the address, not the address.
  visitor text PRIMARY KEY,
  times timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);
ALTER TABLE backoffice.recent_posts ENABLE ROW LEVEL SECURITY;
CREATE INDEX recent_posts_by_age ON backoffice.recent_posts (last_at);

-- Takes one post. Returns 0 when it may go on, else the seconds to wait.
CREATE FUNCTION backoffice.take_post(poster text, per_minute integer) RETURNS integer
LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
  moment CONSTANT timestamptz := clock_timestamp();
  recent timestamptz[];
BEGIN
  DELETE FROM backoffice.recent_posts WHERE visitor IN (
    SELECT visitor FROM backoffice.recent_posts
    WHERE last_at < moment - interval '1 minute' LIMIT 100 FOR UPDATE SKIP LOCKED
  );
  INSERT INTO backoffice.recent_posts VALUES (poster, '{}', moment) ON CONFLICT (visitor) DO UPDATE SET last_at = moment
  RETURNING times INTO recent;
  recent := ARRAY(SELECT post FROM unnest(recent) AS post WHERE post > moment - interval '1 minute' ORDER BY post);
  IF cardinality(recent) >= per_minute THEN
    RETURN greatest(1, ceil(extract(epoch FROM recent[1] + interval '1 minute' - moment)))::integer;
  END IF;
  UPDATE backoffice.recent_posts SET times = recent || moment WHERE visitor = poster;
  RETURN 0;
END $$;
REVOKE ALL ON FUNCTION backoffice.take_post FROM PUBLIC;

INSERT INTO backoffice.migrations (name) VALUES ('003-rate-limit.sql');
