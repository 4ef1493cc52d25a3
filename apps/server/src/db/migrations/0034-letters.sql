-- Letters that belong together. Their number is in the subject: that of the case, or thread_no.
CREATE TABLE letter_threads (
  thread_no int GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  -- In the headers of each letter, so that a reply names its thread.
  thread_key text NOT NULL UNIQUE,
  kind text NOT NULL,
  case_id int UNIQUE REFERENCES cases,
  user_id text REFERENCES users,
  school_id text REFERENCES schools,
  subject text NOT NULL,
  -- Hash of the address of the newest letter, with thread_key as its salt.
  address_hash bytea NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX letter_threads_of ON letter_threads (user_id, kind);
CREATE INDEX letter_threads_of_school ON letter_threads (school_id);

ALTER TABLE outbox ADD COLUMN thread_no int REFERENCES letter_threads;
ALTER TABLE outbox ADD COLUMN html text;
ALTER TABLE outbox ADD COLUMN stop_url text;
CREATE INDEX outbox_of_thread ON outbox (thread_no);
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;

-- Replies to letters. The text of a reply in a case is an event of the case, and empty here.
CREATE TABLE letter_replies (
  reply_key bytea PRIMARY KEY,
  -- Null for a reply to no letter that is known.
  thread_no int REFERENCES letter_threads,
  from_address text NOT NULL,
  is_known boolean NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX letter_replies_of ON letter_replies (thread_no, at);

-- Weeks about which a letter was written, or left out because nothing happened.
CREATE TABLE weekly_letters (
  user_id text NOT NULL REFERENCES users,
  week date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, week)
);

-- stop: the link of a weekly letter. It says nothing but the language of its page.
ALTER TABLE consent_links
  DROP CONSTRAINT consent_links_kind_check,
  DROP CONSTRAINT consent_links_check,
  ADD CONSTRAINT consent_links_kind_check CHECK (kind IN ('ask', 'confirm', 'change', 'stop')),
  ADD CONSTRAINT consent_links_who_check CHECK ((kind IN ('ask', 'stop')) = (who IS NULL));

-- When the last letter of each kind of alarm was written.
CREATE TABLE alarms (
  kind text PRIMARY KEY,
  written_at timestamptz NOT NULL
);
