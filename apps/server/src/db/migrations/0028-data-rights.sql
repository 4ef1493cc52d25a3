-- Rows of append-only tables go with their child. An erasure names the child for the length of its transaction.
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.user_id = current_setting('digipals.erased_child', true) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DO $$
DECLARE
  append_only record;
BEGIN
  FOR append_only IN
    SELECT tgrelid::regclass AS "table", tgname AS name
    FROM pg_trigger JOIN pg_attribute ON attrelid = tgrelid AND attname = 'user_id'
    -- 1: for each row
    WHERE tgfoid = 'refuse_change'::regproc AND tgtype & 1 = 1
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I BEFORE UPDATE OR DELETE ON %s
       FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure()',
      append_only.name, append_only."table"
    );
  END LOOP;
END $$;

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
