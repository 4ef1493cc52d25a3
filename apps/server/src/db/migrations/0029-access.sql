CREATE TABLE adult_passkeys (
  passkey_id text PRIMARY KEY,
  adult_id text NOT NULL REFERENCES adults,
  -- By which the authenticator knows it, as base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- Signatures so far; 0 for passkeys that do not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  device_name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX adult_passkeys_of ON adult_passkeys (adult_id, created_at);

-- Each is for one use. adult_id is null when anybody may sign in with it.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'proof', 'sign-in')),
  adult_id text REFERENCES adults,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);

-- The adult has the old e-mail until the link is opened. session_hash: the session that asked, which stays.
CREATE TABLE adult_email_changes (
  adult_id text PRIMARY KEY REFERENCES adults,
  token_hash bytea NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  session_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX adult_email_changes_expiry ON adult_email_changes (expires_at);

-- What new cards of a class have: three pictures, a badge, or a badge whose child knows one picture by heart.
ALTER TABLE classes ADD COLUMN card_kind text NOT NULL DEFAULT 'pictures'
  CHECK (card_kind IN ('pictures', 'badge', 'badgeAndPicture'));

-- The QR code of a card, as a hash of its 128 bits. salt and hash: its picture, if it has one; wrong: wrong
-- pictures since the last right one.
CREATE TABLE badges (
  user_id text PRIMARY KEY REFERENCES users,
  secret_hash bytea NOT NULL UNIQUE,
  salt bytea,
  hash bytea,
  wrong int NOT NULL DEFAULT 0,
  CHECK ((salt IS NULL) = (hash IS NULL))
);
