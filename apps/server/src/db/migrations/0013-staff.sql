-- The adults of the desk. They are known to one another by name, such as «Reviewer 07», and children
-- are known to them by a pseudonym alone.
CREATE TABLE staff (
  staff_id text PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('reviewer', 'senior', 'lead', 'auditor', 'admin')),
  salt bytea NOT NULL,
  hash bytea NOT NULL,
  -- Secret of the second factor; null until the first sign-in. code_step: the newest step of thirty
  -- seconds whose code was used, so that none is used twice.
  secret bytea,
  code_step bigint NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

CREATE TABLE staff_challenges (
  challenge_hash bytea PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  -- Offered with the challenge to an adult without a second factor.
  secret bytea,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_challenges_expiry ON staff_challenges (expires_at);

CREATE TABLE staff_sessions (
  session_hash bytea PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  is_paused boolean NOT NULL DEFAULT false
);
CREATE INDEX staff_sessions_of ON staff_sessions (staff_id, last_used_at);

CREATE TABLE pseudonyms (
  user_id text PRIMARY KEY REFERENCES users,
  pseudonym text NOT NULL UNIQUE
);

CREATE TABLE grown_ups (
  user_id text PRIMARY KEY REFERENCES users,
  email text NOT NULL,
  language text NOT NULL
);

-- Each row carries the fingerprint of the one before. audit_head: the newest; its lock keeps order.
CREATE TABLE audit (
  row bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  object text NOT NULL,
  detail_hash bytea NOT NULL,
  before bytea NOT NULL,
  fingerprint bytea NOT NULL
);
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_keep BEFORE TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE audit_head (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  row bigint NOT NULL,
  fingerprint bytea NOT NULL
);
INSERT INTO audit_head (row, fingerprint) VALUES (0, '\x');

-- Letters to be sent. They go out after `due_at`, once; a letter that fails is tried again later, until
-- it is given up at `failed_at`.
CREATE TABLE outbox (
  letter_id text PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  due_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  sent_at timestamptz,
  failed_at timestamptz
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;

-- Whose key it is: a child's or an adult's.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_user_id_fkey;
