-- A child asks for help. A request is that of one case.
CREATE TABLE help_requests (
  request_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  case_id int NOT NULL UNIQUE REFERENCES cases,
  sent_at timestamptz NOT NULL,
  -- When the leads were last written to.
  told_at timestamptz,
  read_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  -- When a lead decided that the family may see it. Until then it sees nothing of it.
  home_at timestamptz,
  -- Wrong pictures in a row, and the last of them.
  wrong_pictures int NOT NULL DEFAULT 0,
  wrong_at timestamptz
);
CREATE INDEX help_requests_of ON help_requests (user_id, sent_at);
CREATE INDEX help_requests_open ON help_requests (sent_at) WHERE ended_at IS NULL;
-- The register of accesses is read without what adults read of these cases.
CREATE INDEX help_requests_kept ON help_requests (user_id) WHERE home_at IS NULL;

-- What a child and leads say. line_id: chosen by who writes, so that a line that is sent twice is one.
CREATE TABLE help_lines (
  user_id text NOT NULL REFERENCES users,
  line_id text NOT NULL,
  place int GENERATED ALWAYS AS IDENTITY,
  request_id text NOT NULL REFERENCES help_requests,
  -- The lead who answered; null for a line of the child.
  staff_id text REFERENCES staff,
  -- The name of the lead that the child sees.
  signed_by text,
  picture text CHECK (picture IN ('sad', 'scared', 'unkind', 'strange', 'hurts', 'other')),
  says text CHECK (says IN ('safe', 'notSafe', 'unsure')),
  body text,
  not_for text[] CHECK (not_for <@ ARRAY['mum', 'dad', 'teacher', 'other', 'nobody']),
  at timestamptz NOT NULL,
  taken_back_at timestamptz,
  read_at timestamptz,
  PRIMARY KEY (user_id, line_id),
  CHECK ((staff_id IS NULL) = (signed_by IS NULL))
);
CREATE INDEX help_lines_of ON help_lines (request_id, place);

-- Whether the family may see a request. A decision that needs a second lead counts from confirmed_at on.
CREATE TABLE home_decisions (
  decision_id text PRIMARY KEY,
  place int GENERATED ALWAYS AS IDENTITY,
  request_id text NOT NULL REFERENCES help_requests,
  opens boolean NOT NULL,
  until timestamptz,
  basis text NOT NULL,
  staff_id text NOT NULL REFERENCES staff,
  second_id text REFERENCES staff,
  at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CHECK (opens = (until IS NULL)),
  CHECK (staff_id <> second_id)
);
CREATE INDEX home_decisions_of ON home_decisions (request_id, place);

ALTER TABLE cases DROP CONSTRAINT cases_opened_by_check,
  ADD CONSTRAINT cases_opened_by_check CHECK (opened_by IN ('report', 'reviewer', 'screening', 'child'));

-- Letters that must not wait behind others, and are tried again within seconds.
ALTER TABLE outbox ADD COLUMN is_urgent boolean NOT NULL DEFAULT false;
CREATE INDEX outbox_urgent ON outbox (due_at)
  WHERE is_urgent AND sent_at IS NULL AND failed_at IS NULL;

-- Who protects the children of a school. Contact with others needs both, verified.
CREATE TABLE safe_contacts (
  school_id text NOT NULL REFERENCES schools,
  kind text NOT NULL CHECK (kind IN ('safeguarding', 'deputy')),
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  hours text NOT NULL,
  verified_at timestamptz,
  -- The code that the contact got by e-mail; wrong ones are counted.
  code_hash bytea,
  code_tries int NOT NULL DEFAULT 0,
  code_at timestamptz,
  PRIMARY KEY (school_id, kind)
);

-- No school has safe contacts yet: until it has, its children meet nobody. Their consents stay.
UPDATE users SET contact_allowed = false WHERE school_id IS NOT NULL AND contact_allowed;
