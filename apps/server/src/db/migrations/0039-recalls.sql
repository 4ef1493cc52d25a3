-- Delivered texts that no child can read any more.
CREATE TABLE gone_texts (
  submission_id text PRIMARY KEY REFERENCES submissions,
  at timestamptz NOT NULL,
  -- When it was readable again.
  restored_at timestamptz
);

-- The devices that may show such a text: the sessions of the children who could read it. gone_at: when the device said
-- that it shows it no more.
CREATE TABLE gone_receipts (
  submission_id text NOT NULL REFERENCES gone_texts,
  session_hash bytea NOT NULL,
  user_id text NOT NULL REFERENCES users,
  gone_at timestamptz,
  PRIMARY KEY (submission_id, session_hash)
);
CREATE INDEX gone_receipts_of ON gone_receipts (user_id);
CREATE INDEX gone_receipts_open ON gone_receipts (session_hash) WHERE gone_at IS NULL;

INSERT INTO gone_texts (submission_id, at)
  SELECT submission_id, taken_back_at FROM messages WHERE taken_back_at IS NOT NULL
  UNION SELECT submission_id, taken_back_at FROM posts WHERE taken_back_at IS NOT NULL;

-- An adult takes back delivered texts of one child, which a second one confirms or two restore.
CREATE TABLE recalls (
  recall_id text PRIMARY KEY,
  author_id text NOT NULL REFERENCES users,
  case_id int REFERENCES cases ON DELETE SET NULL,
  reason text NOT NULL
    CHECK (reason IN ('personal', 'unkind', 'leavesOut', 'swearing', 'meeting', 'link', 'distress')),
  note text NOT NULL,
  by_id text NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  -- Null while many texts wait for a second adult.
  gone_at timestamptz,
  confirmed_by text REFERENCES staff,
  confirmed_at timestamptz,
  -- Who wants to restore the texts, until another adult says the same.
  restoring_by text REFERENCES staff,
  restoring_role text,
  restored_by text REFERENCES staff,
  restored_at timestamptz,
  CHECK (by_id <> confirmed_by),
  CHECK (restoring_by <> restored_by)
);
CREATE INDEX recalls_open ON recalls (at) WHERE confirmed_at IS NULL AND restored_at IS NULL;
CREATE INDEX recalls_of ON recalls (author_id, at);
CREATE INDEX recalls_of_case ON recalls (case_id);

CREATE TABLE recall_texts (
  recall_id text NOT NULL REFERENCES recalls,
  submission_id text NOT NULL REFERENCES submissions,
  PRIMARY KEY (recall_id, submission_id)
);
CREATE INDEX recall_texts_of ON recall_texts (submission_id);

CREATE INDEX submissions_delivered ON submissions (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX sessions_of ON sessions (user_id);

ALTER TABLE notifications DROP CONSTRAINT notifications_action_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_action_check
  CHECK (action IN ('firstLogin', 'trophy', 'returned', 'withheld', 'takenAway', 'report'));
