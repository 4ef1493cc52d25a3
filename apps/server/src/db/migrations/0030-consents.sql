-- Consents by purpose: the newest row of a purpose counts. users.contact_allowed and users.visible_allowed follow
-- the purposes contact and visible. who and relation: null where a school or an operator decided.
ALTER TABLE contact_consents RENAME TO consents;
ALTER TABLE consents RENAME COLUMN allowed TO given;
ALTER INDEX contact_consents_pkey RENAME TO consents_pkey;
ALTER SEQUENCE contact_consents_consent_id_seq RENAME TO consents_consent_id_seq;
ALTER TRIGGER contact_consents_append_only ON consents RENAME TO consents_append_only;
ALTER TRIGGER contact_consents_keep ON consents RENAME TO consents_keep;
ALTER TABLE consents
  ALTER COLUMN version TYPE int USING 1,
  ALTER COLUMN method TYPE text USING CASE method
    WHEN 'left the school' THEN 'left'
    WHEN 'erasure' THEN 'erasure'
    WHEN 'demo' THEN 'demo'
    ELSE 'operator'
  END,
  ADD COLUMN purpose text NOT NULL DEFAULT 'contact'
    CHECK (purpose IN ('learning', 'contact', 'visible', 'weeklyLetter')),
  ADD COLUMN who text,
  ADD COLUMN relation text CHECK (relation IN ('mother', 'father', 'guardian', 'other'));
ALTER TABLE consents ALTER COLUMN purpose DROP DEFAULT;

-- Until now, whoever might have contact was found by all others.
ALTER TABLE users ADD COLUMN visible_allowed boolean NOT NULL DEFAULT false;
UPDATE users SET visible_allowed = contact_allowed WHERE contact_allowed;
INSERT INTO consents (user_id, purpose, given, method, version, at)
  SELECT user_id, 'visible', given, method, version, at FROM consents ORDER BY user_id, consent_id;
-- The school's own task.
INSERT INTO consents (user_id, purpose, given, method, version, at)
  SELECT user_id, 'learning', true, 'school', 1, created_at FROM users WHERE school_id IS NOT NULL;

-- Links to families. ask: a letter with a code; confirm: an answer that waits for its second message; change: of the
-- last message, to withdraw and to make an account. An answer is deleted when it is confirmed or its link has expired.
CREATE TABLE consent_links (
  link_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('ask', 'confirm', 'change')),
  token_hash bytea NOT NULL UNIQUE,
  code_hash bytea UNIQUE,
  who text,
  relation text CHECK (relation IN ('mother', 'father', 'guardian', 'other')),
  email text,
  language text,
  choices jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((kind = 'ask') = (who IS NULL)),
  CHECK ((kind = 'confirm') = (choices IS NOT NULL))
);
CREATE INDEX consent_links_of ON consent_links (user_id, kind);
CREATE INDEX consent_links_expiry ON consent_links (expires_at);

-- kept: a text of children whose grown-ups withdrew contact. It waits for their permission, not for a reviewer.
ALTER TABLE submissions DROP CONSTRAINT submissions_state_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_state_check CHECK (state IN (
  'waiting', 'held', 'escalated', 'decided', 'delivered', 'returned', 'withheld', 'withdrawn', 'kept'
));
CREATE INDEX submissions_kept_by_author ON submissions (author_id) WHERE state IN ('waiting', 'kept');
CREATE INDEX submissions_kept_by_target ON submissions (target_id) WHERE state IN ('waiting', 'kept');
