-- Rows of append-only tables go with their child. An erasure names the child for the length of its transaction.
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.user_id = current_setting('digipals.erased_child', true) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER lingo_entries_append_only ON lingo_entries;
CREATE TRIGGER lingo_entries_append_only BEFORE UPDATE OR DELETE ON lingo_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
DROP TRIGGER attempts_append_only ON attempts;
CREATE TRIGGER attempts_append_only BEFORE UPDATE OR DELETE ON attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
DROP TRIGGER contact_consents_append_only ON contact_consents;
CREATE TRIGGER contact_consents_append_only BEFORE UPDATE OR DELETE ON contact_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();

-- Erasures that were asked for, and the proof of those that are done: then user_id is null, child_digest is its
-- SHA-256, and counts has the number of rows by table. closed_at: when a hold kept the child on its day, and its
-- account was closed.
CREATE TABLE erasures (
  erasure_id text PRIMARY KEY,
  user_id text UNIQUE REFERENCES users,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  closed_at timestamptz,
  erased_at timestamptz,
  child_digest bytea,
  counts jsonb,
  CHECK ((user_id IS NULL) = (erased_at IS NOT NULL))
);

-- Holds of a lead: nothing of the child is erased before ends_at. Open cases hold a child without a row here.
CREATE TABLE data_holds (
  hold_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  lead_id text NOT NULL REFERENCES staff,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  released_at timestamptz
);
CREATE INDEX data_holds_of ON data_holds (user_id);

-- Which adult read which child's data, and when. object: such as case 2001.
CREATE TABLE accesses (
  access_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  actor text NOT NULL,
  action text NOT NULL,
  object text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX accesses_of ON accesses (user_id, at);
CREATE INDEX accesses_at ON accesses (at);

-- The child that a letter is about.
ALTER TABLE outbox ADD COLUMN user_id text REFERENCES users;
CREATE INDEX outbox_of ON outbox (user_id) WHERE user_id IS NOT NULL;

-- Texts that reached nobody are deleted by their age.
CREATE INDEX submissions_ended ON submissions (state_at)
  WHERE delivered_at IS NULL AND state IN ('returned', 'withheld', 'withdrawn');
