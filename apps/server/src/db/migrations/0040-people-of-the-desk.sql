-- An adult of the desk is active, on leave or removed. is_active follows from it, for everything that asks who may enter.
-- The column is not called state, because many queries join submissions or cases, which have one.
ALTER TABLE staff ADD COLUMN work_state text NOT NULL DEFAULT 'active'
  CHECK (work_state IN ('active', 'leave', 'removed'));
UPDATE staff SET work_state = 'removed' WHERE NOT is_active;
ALTER TABLE staff DROP COLUMN is_active;
ALTER TABLE staff ADD COLUMN is_active boolean NOT NULL GENERATED ALWAYS AS (work_state = 'active') STORED;
-- The last day of a leave, as it is planned. The leave ends when an admin says so.
ALTER TABLE staff ADD COLUMN leave_until date CHECK ((work_state = 'leave') = (leave_until IS NOT NULL));
-- When the adult was checked, and the last day for which that holds. Null: nobody wrote it down.
ALTER TABLE staff ADD COLUMN vetted_on date;
ALTER TABLE staff ADD COLUMN vetted_until date CHECK (vetted_until >= vetted_on);
-- What the adult reads, as codes of languages.
ALTER TABLE staff ADD COLUMN languages text[] NOT NULL DEFAULT '{}';

-- A link of one use to the desk. A removed adult comes back by one that a second adult has confirmed: until then it
-- has no token, so that there is nothing to open.
CREATE TABLE staff_invitations (
  invitation_id text PRIMARY KEY,
  token_hash bytea UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('reviewer', 'senior', 'lead', 'auditor', 'admin')),
  languages text[] NOT NULL,
  vetted_on date,
  vetted_until date,
  -- The removed adult who comes back.
  staff_id text REFERENCES staff,
  invited_by text NOT NULL REFERENCES staff,
  confirmed_by text REFERENCES staff,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When it was used, withdrawn or replaced.
  ended_at timestamptz,
  CHECK (vetted_until >= vetted_on),
  CHECK (confirmed_by <> invited_by),
  CHECK ((token_hash IS NULL) = (staff_id IS NOT NULL AND confirmed_by IS NULL))
);
CREATE UNIQUE INDEX staff_invitations_open ON staff_invitations (email) WHERE ended_at IS NULL;

-- A second factor anew: asked for by one adult, confirmed by another, and used a day later. It ends when it was used
-- or stopped, and by itself at expires_at.
CREATE TABLE factor_resets (
  reset_id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  asked_by text NOT NULL REFERENCES staff,
  asked_at timestamptz NOT NULL,
  -- How the adult was recognised.
  reason text NOT NULL,
  confirmed_by text REFERENCES staff,
  confirmed_at timestamptz,
  works_at timestamptz,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (staff_id NOT IN (asked_by, confirmed_by) AND confirmed_by <> asked_by),
  CHECK (num_nulls(confirmed_by, confirmed_at, works_at) IN (0, 3))
);
CREATE UNIQUE INDEX factor_resets_open ON factor_resets (staff_id) WHERE ended_at IS NULL;

-- When the adult last said that it has told all children, classes and schools that it knows.
ALTER TABLE staff ADD COLUMN ties_told_at timestamptz;
-- is_told: the adult named the child itself. One that it only recognised on a card stays unnamed.
ALTER TABLE ties ADD COLUMN is_told boolean NOT NULL DEFAULT false;
-- The adult says that it knows them no more. The tie holds until a second adult has confirmed it.
ALTER TABLE ties ADD COLUMN end_asked_at timestamptz;
