-- Rules: how long texts of children are kept, and the age below which a parent decides about contact.
CREATE TABLE schools (
  school_id text PRIMARY KEY,
  school_name text NOT NULL,
  country text NOT NULL CHECK (country ~ '^[a-z]{2}$'),
  time_zone text NOT NULL,
  language text NOT NULL,
  keep_texts text NOT NULL CHECK (keep_texts IN ('month', 'schoolYear', 'enrolled')),
  consent_age int NOT NULL CHECK (consent_age BETWEEN 13 AND 16),
  created_at timestamptz NOT NULL
);

-- Classes from before there were schools belong to none.
ALTER TABLE classes ADD COLUMN school_id text REFERENCES schools;
ALTER TABLE classes ADD COLUMN age_band int NOT NULL DEFAULT 2 CHECK (age_band BETWEEN 1 AND 3);
ALTER TABLE classes ADD COLUMN teaching_language text NOT NULL DEFAULT 'gb';
ALTER TABLE classes ADD COLUMN created_at timestamptz;
ALTER TABLE classes ADD COLUMN archived_at timestamptz;
ALTER TABLE classes ADD UNIQUE (class_id, school_id);
CREATE INDEX classes_of_school ON classes (school_id);

-- school_id repeats that of the class, so that an id of the school's own system is unique in the school.
ALTER TABLE users ADD COLUMN school_id text;
ALTER TABLE users ADD COLUMN external_id text;
ALTER TABLE users ADD COLUMN birth_year int CHECK (birth_year BETWEEN 1990 AND 2100);
ALTER TABLE users ADD COLUMN birth_month int CHECK (birth_month BETWEEN 1 AND 12);
ALTER TABLE users ADD COLUMN left_at timestamptz;
ALTER TABLE users ADD FOREIGN KEY (class_id, school_id) REFERENCES classes (class_id, school_id)
  ON UPDATE CASCADE;
ALTER TABLE users ADD UNIQUE (school_id, external_id);

-- Grown-ups: leads and teachers of schools, parents, operators.
CREATE TABLE adults (
  adult_id text PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  salt bytea NOT NULL,
  hash bytea NOT NULL,
  -- The second factor, as in staff: sealed; null until the first sign-in.
  secret bytea,
  code_step bigint NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

-- Rights as data. A lead without a school may make one. A teacher has a row for the school, which lets it
-- make classes, and one for each of its classes.
CREATE TABLE adult_roles (
  role_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  adult_id text NOT NULL REFERENCES adults,
  role text NOT NULL CHECK (role IN ('operator', 'lead', 'teacher', 'parent')),
  school_id text REFERENCES schools,
  class_id text,
  user_id text REFERENCES users,
  since timestamptz NOT NULL,
  until timestamptz,
  FOREIGN KEY (class_id, school_id) REFERENCES classes (class_id, school_id) ON UPDATE CASCADE,
  CHECK (class_id IS NULL OR (role = 'teacher' AND school_id IS NOT NULL)),
  CHECK (role <> 'teacher' OR school_id IS NOT NULL),
  CHECK ((role = 'parent') = (user_id IS NOT NULL))
);
CREATE INDEX adult_roles_of_adult ON adult_roles (adult_id);
CREATE INDEX adult_roles_of_school ON adult_roles (school_id);

-- A link of one use. Without an e-mail anybody who has it becomes the lead of a new school.
CREATE TABLE adult_invitations (
  invitation_id text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  email text CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('lead', 'teacher')),
  school_id text REFERENCES schools,
  invited_by text REFERENCES adults,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When it was used or withdrawn.
  ended_at timestamptz,
  CHECK (role = 'lead' OR school_id IS NOT NULL)
);
CREATE INDEX adult_invitations_of_school ON adult_invitations (school_id);

CREATE TABLE adult_challenges (
  challenge_hash bytea PRIMARY KEY,
  adult_id text NOT NULL REFERENCES adults,
  -- Offered with the challenge to an adult without a second factor.
  secret bytea,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX adult_challenges_expiry ON adult_challenges (expires_at);

-- proved_at: when the adult last showed its second factor. device: as the browser names itself.
CREATE TABLE adult_sessions (
  session_hash bytea PRIMARY KEY,
  session_id text NOT NULL UNIQUE,
  adult_id text NOT NULL REFERENCES adults,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  proved_at timestamptz NOT NULL
);
CREATE INDEX adult_sessions_of ON adult_sessions (adult_id, last_used_at);

CREATE TABLE adult_recovery_codes (
  adult_id text NOT NULL REFERENCES adults,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (adult_id, code_hash)
);

-- Which adult changed what of a child, and why. The family may read it.
CREATE TABLE child_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  adult_id text NOT NULL REFERENCES adults,
  action text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX child_changes_of ON child_changes (user_id, change_id);
CREATE TRIGGER child_changes_append_only BEFORE UPDATE OR DELETE ON child_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER child_changes_keep BEFORE TRUNCATE ON child_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
