-- What administrators have published, or said to publish, of each draft. The shop's store holds the drafts, but the public
-- server's account can write there: no publication is taken back whose files are not here.
CREATE TABLE approvals (
  draft_id INTEGER NOT NULL,
  -- The SHA-256 of the draft's files as the person saw them.
  digest TEXT NOT NULL CHECK (length(digest) = 64),
  PRIMARY KEY (draft_id, digest)
) STRICT;
