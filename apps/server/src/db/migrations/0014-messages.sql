-- What children write is a submission until a person delivers it; messages, posts and statuses, which
-- others may read, are created by the delivery alone (SAFE-01).
CREATE TABLE conversations (
  conversation_id text PRIMARY KEY,
  one_id text NOT NULL REFERENCES users,
  other_id text NOT NULL REFERENCES users,
  -- Place of the newest message.
  last_place int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  UNIQUE (one_id, other_id),
  CHECK (one_id < other_id)
);

-- The two sides of a conversation. A side is there once its child has written or was delivered something.
CREATE TABLE conversation_sides (
  user_id text NOT NULL REFERENCES users,
  other_id text NOT NULL REFERENCES users,
  conversation_id text NOT NULL REFERENCES conversations,
  read_place int NOT NULL DEFAULT 0,
  -- version: grows with whatever the child would see anew.
  version int NOT NULL DEFAULT 1,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, other_id)
);
CREATE UNIQUE INDEX conversation_sides_of ON conversation_sides (conversation_id, user_id);

CREATE TABLE submissions (
  submission_id text PRIMARY KEY,
  author_id text NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('message', 'post', 'status')),
  -- The child that is written to; the author itself for a status and for its own wall.
  target_id text NOT NULL REFERENCES users,
  conversation_id text REFERENCES conversations,
  rev int NOT NULL DEFAULT 1,
  body text NOT NULL,
  -- waiting: to be read; held: set aside by an adult; escalated: waits for the lead; decided: decided,
  -- not gone out yet; delivered, returned, withheld: as decided; withdrawn: taken back by its author,
  -- or there is nobody any more who may read it.
  state text NOT NULL CHECK (state IN ('waiting', 'held', 'escalated', 'decided', 'delivered',
    'returned', 'withheld', 'withdrawn')),
  -- Of its signals: the highest severity, and the group the desk shows.
  severity smallint NOT NULL CHECK (severity BETWEEN 0 AND 3),
  main_group text NOT NULL,
  return_reason text,
  checks_ran int NOT NULL,
  checks_ms real NOT NULL,
  submitted_at timestamptz NOT NULL,
  rescue_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  state_at timestamptz NOT NULL,
  -- Since when others can read it: also while it waits again after a report.
  delivered_at timestamptz,
  -- When its author took it back: from then on it is delivered to nobody. What an adult has set aside
  -- and what is severe is still read by adults, so it keeps its state.
  withdrawn_at timestamptz,
  -- What it is read for next: after a report it waits again although it was delivered.
  review_kind text NOT NULL DEFAULT 'review' CHECK (review_kind IN ('review', 'report', 'lead')),
  -- The lease: who may decide, its number, since when and until when. None of them once it is decided.
  lease_kind text CHECK (lease_kind IN ('review', 'report', 'lead')),
  reviewer_id text REFERENCES staff,
  fence bigint,
  lease_at timestamptz,
  lease_until timestamptz,
  CHECK ((kind = 'message') = (conversation_id IS NOT NULL))
);
CREATE SEQUENCE review_fence;
CREATE INDEX submissions_by_severity ON submissions (severity DESC, due_at) WHERE state = 'waiting';
CREATE INDEX submissions_by_rescue ON submissions (rescue_at) WHERE state = 'waiting';
CREATE INDEX submissions_set_aside ON submissions (state, state_at) WHERE state IN ('held', 'escalated', 'decided');
CREATE INDEX submissions_leased ON submissions (reviewer_id) WHERE reviewer_id IS NOT NULL;
CREATE INDEX submissions_of_author ON submissions (author_id, submitted_at);
CREATE INDEX submissions_for_child ON submissions (author_id, target_id)
  WHERE delivered_at IS NULL AND withdrawn_at IS NULL AND state <> 'withdrawn';

-- Every version of a text, as it was sent.
CREATE TABLE submission_versions (
  submission_id text NOT NULL REFERENCES submissions,
  rev int NOT NULL,
  body text NOT NULL,
  return_reason text,
  at timestamptz NOT NULL,
  PRIMARY KEY (submission_id, rev)
);
CREATE INDEX submission_versions_newest ON submission_versions (at);

-- What screening found in a version. first, last: a place in the text, in UTF-16 units, up to last.
CREATE TABLE submission_signals (
  submission_id text NOT NULL REFERENCES submissions,
  rev int NOT NULL,
  index smallint NOT NULL,
  code text NOT NULL,
  severity smallint NOT NULL CHECK (severity BETWEEN 0 AND 3),
  first int,
  last int,
  status text NOT NULL CHECK (status IN ('ok', 'failed', 'slow')),
  explanation text NOT NULL,
  is_wrong boolean NOT NULL DEFAULT false,
  PRIMARY KEY (submission_id, rev, index)
);

CREATE TABLE review_skips (
  submission_id text NOT NULL REFERENCES submissions,
  staff_id text NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  PRIMARY KEY (submission_id, staff_id)
);

-- Folded severe texts that an adult has opened, so that it is told how many it was on a day.
CREATE TABLE review_opened (
  staff_id text NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  submission_id text NOT NULL REFERENCES submissions,
  PRIMARY KEY (staff_id, at, submission_id)
);

CREATE TABLE review_notes (
  note_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id text NOT NULL REFERENCES submissions,
  staff_id text NOT NULL REFERENCES staff,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX review_notes_of ON review_notes (submission_id);

-- seen_body: what was read. goes_out_at: until then it can be undone; settled_at: what follows has
-- happened. A lease gives one decision at most, and a version is reviewed once; after reports and by
-- the lead it may be read again.
CREATE TABLE decisions (
  decision_id text PRIMARY KEY,
  submission_id text NOT NULL REFERENCES submissions,
  rev int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('review', 'report', 'lead')),
  reviewer_id text NOT NULL REFERENCES staff,
  outcome text NOT NULL CHECK (outcome IN ('deliver', 'return', 'withhold', 'escalate')),
  reason text,
  note text,
  seen_body text NOT NULL,
  edited_body text,
  fence bigint NOT NULL UNIQUE,
  seconds int NOT NULL,
  at timestamptz NOT NULL,
  goes_out_at timestamptz NOT NULL,
  settled_at timestamptz,
  undone_at timestamptz
);
CREATE INDEX decisions_of ON decisions (submission_id);
CREATE INDEX decisions_by ON decisions (reviewer_id, at DESC);
CREATE UNIQUE INDEX decisions_one ON decisions (submission_id, rev)
  WHERE kind = 'review' AND undone_at IS NULL;
CREATE INDEX decisions_due ON decisions (goes_out_at) WHERE settled_at IS NULL AND undone_at IS NULL;
CREATE INDEX decisions_newest ON decisions (at DESC) WHERE undone_at IS NULL;

-- Decisions that are judged a second time by somebody else, who does not see the first. settled_at:
-- what follows has happened.
CREATE TABLE second_opinions (
  decision_id text PRIMARY KEY REFERENCES decisions,
  at timestamptz NOT NULL,
  reviewer_id text REFERENCES staff,
  fence bigint,
  lease_until timestamptz,
  outcome text CHECK (outcome IN ('deliver', 'return', 'withhold', 'escalate')),
  reason text,
  note text,
  decided_at timestamptz,
  settled_at timestamptz,
  -- Adults to whom it does not come again.
  skipped_by text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX second_opinions_waiting ON second_opinions (at) WHERE decided_at IS NULL;
CREATE INDEX second_opinions_due ON second_opinions (decided_at)
  WHERE decided_at IS NOT NULL AND settled_at IS NULL;
CREATE INDEX second_opinions_leased ON second_opinions (reviewer_id) WHERE decided_at IS NULL;

CREATE TABLE messages (
  conversation_id text NOT NULL REFERENCES conversations,
  place int NOT NULL,
  message_id text NOT NULL UNIQUE,
  submission_id text NOT NULL UNIQUE REFERENCES submissions,
  sender_id text NOT NULL REFERENCES users,
  receiver_id text NOT NULL REFERENCES users,
  body text NOT NULL,
  -- What the child wrote, where a person mended small mistakes.
  original text,
  -- Whether the message before it was the other child's.
  answers boolean NOT NULL,
  delivered_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  PRIMARY KEY (conversation_id, place)
);

-- user_id: the child whose wall it stands on.
CREATE TABLE posts (
  user_id text NOT NULL REFERENCES users,
  post_id text NOT NULL UNIQUE,
  submission_id text NOT NULL UNIQUE REFERENCES submissions,
  author_id text NOT NULL REFERENCES users,
  body text NOT NULL,
  original text,
  delivered_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX posts_newest ON posts (user_id, delivered_at DESC) WHERE taken_back_at IS NULL;

CREATE TABLE post_likes (
  post_id text NOT NULL REFERENCES posts (post_id),
  liker_id text NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  PRIMARY KEY (post_id, liker_id)
);

CREATE TABLE statuses (
  user_id text PRIMARY KEY REFERENCES users,
  submission_id text NOT NULL UNIQUE REFERENCES submissions,
  body text NOT NULL,
  delivered_at timestamptz NOT NULL
);

-- delivered, returned: texts of the child that were; answered: how often a friend has answered (MSG-03).
-- paid_day, paid: messages paid with Lingos on the newest local day.
CREATE TABLE message_counts (
  user_id text PRIMARY KEY REFERENCES users,
  delivered int NOT NULL DEFAULT 0,
  answered int NOT NULL DEFAULT 0,
  returned int NOT NULL DEFAULT 0,
  last_returned_at timestamptz,
  paid_day date,
  paid int NOT NULL DEFAULT 0
);

ALTER TABLE trophies_won DROP CONSTRAINT trophies_won_kind_check;
ALTER TABLE trophies_won ADD CONSTRAINT trophies_won_kind_check
  CHECK (kind IN ('messages', 'friends', 'countries', 'streak'));
ALTER TABLE notifications DROP CONSTRAINT notifications_action_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_action_check
  CHECK (action IN ('firstLogin', 'trophy', 'returned', 'withheld', 'report'));
