-- Secrets the server makes for itself when none are given: pepper of passwords, key of address hashes.
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);

CREATE TABLE classes (
  class_id text PRIMARY KEY,
  class_code text NOT NULL UNIQUE CHECK (class_code = upper(class_code)),
  class_name text NOT NULL
);

-- Ids are random. What a child owns is keyed by the child's id first, so that it can be spread.
CREATE TABLE users (
  user_id text PRIMARY KEY,
  class_id text NOT NULL REFERENCES classes,
  username text NOT NULL,
  country text NOT NULL CHECK (country ~ '^[a-z]{2}$'),
  teaching_language text NOT NULL,
  support_language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_name_in_class ON users (class_id, lower(username));

CREATE TABLE picture_passwords (
  user_id text PRIMARY KEY REFERENCES users,
  salt bytea NOT NULL,
  hash bytea NOT NULL
);

-- Apart from users: it changes every minute, and must not wait for the lock of a payment.
CREATE TABLE presence (
  user_id text PRIMARY KEY REFERENCES users,
  last_seen_at timestamptz NOT NULL
);

-- An avatar's hash is that of its parts, so its drawing can be cached for ever.
CREATE TABLE avatars (
  avatar_hash text PRIMARY KEY,
  human jsonb NOT NULL
);

CREATE TABLE profiles (
  user_id text PRIMARY KEY REFERENCES users,
  wallpaper jsonb NOT NULL,
  interests jsonb NOT NULL,
  human jsonb NOT NULL,
  domino jsonb NOT NULL,
  avatar_hash text NOT NULL REFERENCES avatars
);

CREATE TABLE licences (
  user_id text NOT NULL REFERENCES users,
  sku text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, sku)
);

-- Tokens and tickets are never stored, only their SHA-256.
CREATE TABLE sessions (
  session_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX sessions_last_used ON sessions (last_used_at);

CREATE TABLE tickets (
  ticket_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX tickets_expiry ON tickets (expires_at);

-- Failures that slow sign-in down. Keys are keyed hashes: no name and no address is stored.
CREATE TABLE sign_in_failures (
  scope text NOT NULL,
  key bytea NOT NULL,
  failures int NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX sign_in_failures_age ON sign_in_failures (last_at);

-- Addresses, as keyed hashes, that signed a child in before.
CREATE TABLE sign_in_origins (
  child_key bytea NOT NULL,
  address_key bytea NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (child_key, address_key)
);

-- The ledger: the balance is that of the newest entry.
CREATE TABLE lingo_entries (
  user_id text NOT NULL REFERENCES users,
  seq int NOT NULL,
  amount int NOT NULL,
  balance int NOT NULL CHECK (balance >= 0),
  kind text NOT NULL,
  ref text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, seq),
  UNIQUE (user_id, kind, ref)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER lingo_entries_append_only BEFORE UPDATE OR DELETE ON lingo_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER lingo_entries_keep BEFORE TRUNCATE ON lingo_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The best of each question a child has met. credited: Lingos were paid for it.
-- left_behind: it stood unanswered when the child left a test.
CREATE TABLE question_results (
  user_id text NOT NULL REFERENCES users,
  activity_id text NOT NULL,
  question_id text NOT NULL,
  valid boolean NOT NULL,
  credited boolean NOT NULL,
  left_behind boolean NOT NULL,
  tries int,
  time_ms int,
  hints int,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, activity_id, question_id)
);

-- No child is named here.
CREATE TABLE events (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  path text NOT NULL,
  code text,
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL
);

-- Answers of writes that carried an idempotency key, stored with their effect.
CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  answer text,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (at);
