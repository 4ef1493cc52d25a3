-- Every answer of a child, once, as it came: the log behind question_results.
-- valid: the verdict of the server. counted: false when it came for a test that was left.
-- fingerprint: digest of the whole entry, so that what is sent twice is one row.
CREATE TABLE attempts (
  user_id text NOT NULL REFERENCES users,
  attempt_id bigint GENERATED ALWAYS AS IDENTITY,
  activity_id text NOT NULL,
  question_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('answer', 'skip', 'left')),
  valid boolean NOT NULL,
  counted boolean NOT NULL,
  picks jsonb,
  tries int,
  time_ms int,
  hints int,
  fingerprint bytea NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, attempt_id),
  UNIQUE (user_id, question_id, fingerprint)
);

CREATE TRIGGER attempts_append_only BEFORE UPDATE OR DELETE ON attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER attempts_keep BEFORE TRUNCATE ON attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
