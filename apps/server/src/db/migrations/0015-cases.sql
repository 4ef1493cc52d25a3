CREATE TABLE cases (
  case_id int GENERATED ALWAYS AS IDENTITY (START WITH 2000) PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  main_group text NOT NULL,
  severity smallint NOT NULL CHECK (severity BETWEEN 0 AND 3),
  state text NOT NULL CHECK (state IN ('open', 'withLead', 'waitingForGrownUp', 'closed')),
  outcome text CHECK (outcome IN ('nothingFound', 'taught', 'letterSent')),
  opened_by text NOT NULL CHECK (opened_by IN ('report', 'reviewer')),
  owner_id text REFERENCES staff,
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  CHECK ((state = 'closed') = (outcome IS NOT NULL))
);
CREATE INDEX cases_by_step ON cases (state, last_at DESC);
-- Of a child and a group one is open at a time.
CREATE UNIQUE INDEX cases_open ON cases (user_id, main_group) WHERE state <> 'closed';

-- actor: name of the adult, or System. detail: what the kind needs.
CREATE TABLE case_events (
  case_id int NOT NULL REFERENCES cases,
  event_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  actor text NOT NULL,
  text text,
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL,
  PRIMARY KEY (case_id, event_id)
);

-- What children tell; the context is kept as the server found it at that moment (SAFE-06).
CREATE TABLE reports (
  report_id text PRIMARY KEY,
  reporter_id text NOT NULL REFERENCES users,
  reason text NOT NULL CHECK (reason IN ('notEnglish', 'unkind', 'personalInformation')),
  about_id text REFERENCES users,
  submission_id text REFERENCES submissions,
  case_id int REFERENCES cases,
  text text,
  page text,
  context jsonb NOT NULL,
  at timestamptz NOT NULL,
  told_at timestamptz
);
CREATE INDEX reports_of_case ON reports (case_id);

-- Given by people alone; each one ends.
CREATE TABLE strikes (
  strike_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  case_id int NOT NULL REFERENCES cases,
  given_by text NOT NULL REFERENCES staff,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_by text REFERENCES staff,
  revoked_at timestamptz
);
CREATE INDEX strikes_of_child ON strikes (user_id, expires_at);
