-- Limits and rules that adults set for what a child writes. Each ends by itself.
CREATE TABLE measures (
  measure_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  case_id int NOT NULL REFERENCES cases,
  kind text NOT NULL CHECK (kind IN ('teach', 'readFirst', 'pauseWriting')),
  days int NOT NULL CHECK (days > 0),
  reason text NOT NULL CHECK (reason IN ('unkind', 'leavesOut', 'swearing', 'personal', 'link')),
  note text NOT NULL,
  -- The text that the child reads again.
  submission_id text REFERENCES submissions ON DELETE SET NULL,
  by_id text NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  -- Of a long pause.
  confirmed_by text REFERENCES staff,
  -- Null while a long pause waits for a second adult.
  begins_at timestamptz,
  ends_at timestamptz,
  -- An adult ended it early.
  ended_at timestamptz,
  ended_by text REFERENCES staff,
  -- When the child last looked at it.
  seen_at timestamptz,
  CHECK (by_id <> confirmed_by),
  CHECK ((begins_at IS NULL) = (ends_at IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE INDEX measures_of ON measures (user_id, kind, ends_at);
CREATE INDEX measures_of_case ON measures (case_id);
CREATE INDEX measures_of_text ON measures (submission_id);

-- The child does not find a measure fair. The measure ends if nobody answers in time.
CREATE TABLE objections (
  measure_id text PRIMARY KEY REFERENCES measures,
  user_id text NOT NULL REFERENCES users,
  because text CHECK (because IN ('joke', 'notMe', 'theyFirst')),
  body text,
  at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  answered_by text REFERENCES staff,
  answered_at timestamptz,
  -- Whether the measure stands.
  is_fair boolean,
  answer_words text,
  CHECK ((answered_by IS NULL) = (answered_at IS NULL)),
  CHECK ((answered_by IS NULL) = (is_fair IS NULL)),
  CHECK ((answered_by IS NULL) = (answer_words IS NULL))
);
CREATE INDEX objections_of ON objections (user_id);

CREATE TRIGGER measures_touched AFTER INSERT OR DELETE
  OR UPDATE OF confirmed_by, begins_at, ends_at, ended_at ON measures
  FOR EACH ROW EXECUTE FUNCTION note_touched('measures', 'measure_id');
CREATE TRIGGER objections_touched AFTER INSERT OR DELETE
  OR UPDATE OF because, body, answered_at ON objections
  FOR EACH ROW EXECUTE FUNCTION note_touched('objections', 'measure_id');
