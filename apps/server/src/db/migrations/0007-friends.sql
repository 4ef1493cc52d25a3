-- Whom a child may meet. contact_allowed: its grown-up permits it (SAFE-13), never assumed.
-- age_band: 1 is 7 to 8 years, 2 is 9 to 10, 3 is 11 to 12 (SAFE-08).
-- name_key: the name as search compares it, set by the server (domains/user/name-key.ts).
ALTER TABLE users
  ADD COLUMN age_band smallint NOT NULL DEFAULT 2 CHECK (age_band BETWEEN 1 AND 3),
  ADD COLUMN contact_allowed boolean NOT NULL DEFAULT false,
  ADD COLUMN name_key text COLLATE "C" NOT NULL DEFAULT '';
UPDATE users SET name_key = lower(regexp_replace(normalize(username, NFKD), '[\u0300-\u036f]', '', 'g'));
UPDATE users SET name_key = btrim(regexp_replace(
  replace(replace(replace(replace(translate(name_key, 'ıəøłđðς', 'ieolddσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '\s+', ' ', 'g'));
ALTER TABLE users ALTER COLUMN name_key DROP DEFAULT;

-- Search walks these per band in the order of names; suggestions begin at a place by chance.
CREATE INDEX users_by_name ON users (age_band, name_key, user_id) WHERE contact_allowed;
CREATE INDEX users_by_chance ON users (age_band, user_id) WHERE contact_allowed;
CREATE INDEX presence_by_time ON presence (last_seen_at);

-- What grown-ups have said about contact, the newest last; users.contact_allowed follows it.
CREATE TABLE contact_consents (
  user_id text NOT NULL REFERENCES users,
  consent_id bigint GENERATED ALWAYS AS IDENTITY,
  allowed boolean NOT NULL,
  method text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, consent_id)
);
CREATE TRIGGER contact_consents_append_only BEFORE UPDATE OR DELETE ON contact_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contact_consents_keep BEFORE TRUNCATE ON contact_consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A friendship or request is two rows, one for each child. Only of a request that was put aside
-- the row of the child that was asked is gone.
CREATE TABLE friendships (
  user_id text NOT NULL REFERENCES users,
  friend_id text NOT NULL REFERENCES users,
  status text NOT NULL CHECK (status IN ('pending', 'accepted')),
  requestor_id text NOT NULL CHECK (requestor_id IN (user_id, friend_id)),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, friend_id),
  CHECK (user_id <> friend_id)
);

-- Of whom a child wants no request: asking again does not reach it, until it asks itself.
CREATE TABLE put_aside (
  user_id text NOT NULL REFERENCES users,
  requestor_id text NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, requestor_id)
);

CREATE TABLE blocks (
  user_id text NOT NULL REFERENCES users,
  blocked_id text NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, blocked_id),
  CHECK (user_id <> blocked_id)
);

-- user_id: the child whose profile is liked.
CREATE TABLE likes (
  user_id text NOT NULL REFERENCES users,
  liker_id text NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, liker_id),
  CHECK (user_id <> liker_id)
);

-- Lists of children need the picture alone, not the whole profile.
CREATE UNIQUE INDEX profiles_pictures ON profiles (user_id) INCLUDE (avatar_hash);
