-- A severe text is decided by two adults of two roles. A row is one round: from the moment in which a version
-- became severe until two adults agree, or a third decides.
CREATE TABLE severe_texts (
  severe_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id text NOT NULL REFERENCES submissions,
  rev int NOT NULL,
  -- Null once the case was deleted after its time.
  case_id int REFERENCES cases ON DELETE SET NULL,
  origin text NOT NULL CHECK (origin IN ('signal', 'escalated', 'opinion', 'report')),
  -- severe: nobody has given an opinion; proposed: one has; differ: two differ, and a third decides; done.
  state text NOT NULL CHECK (state IN ('severe', 'proposed', 'differ', 'done')),
  opened_at timestamptz NOT NULL,
  -- When the first opinion could no longer be undone, and when the second could not.
  proposed_at timestamptz,
  answered_at timestamptz,
  -- When one adult took back a delivered text, which needs a second one to stay so or to be restored.
  taken_back_at timestamptz,
  done_at timestamptz,
  outcome text CHECK (outcome IN ('deliver', 'return', 'withhold')),
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
CREATE UNIQUE INDEX severe_texts_open ON severe_texts (submission_id) WHERE done_at IS NULL;
CREATE INDEX severe_texts_of ON severe_texts (submission_id);
CREATE INDEX severe_texts_of_case ON severe_texts (case_id);
CREATE INDEX severe_texts_newest ON severe_texts (opened_at);

-- Whom a severe text waits for.
ALTER TABLE submissions ADD COLUMN seat text CHECK (seat IN ('first', 'second', 'third'));
ALTER TABLE submissions DROP CONSTRAINT submissions_review_kind_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_review_kind_check
  CHECK (review_kind IN ('review', 'report', 'lead', 'severe'));
ALTER TABLE submissions ADD CONSTRAINT submissions_seat_of_severe
  CHECK (review_kind <> 'severe' OR seat IS NOT NULL);
ALTER TABLE submissions DROP CONSTRAINT submissions_lease_kind_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_lease_kind_check
  CHECK (lease_kind IN ('review', 'report', 'lead', 'severe'));
CREATE INDEX submissions_severe ON submissions (due_at) WHERE review_kind = 'severe';

-- An opinion on a severe text is a decision with a seat. role: that of the adult at this moment. is_final: what
-- became of the text follows from it; an opinion that only proposes is not.
ALTER TABLE decisions ADD COLUMN severe_id bigint REFERENCES severe_texts;
ALTER TABLE decisions ADD COLUMN seat text CHECK (seat IN ('first', 'second', 'third'));
ALTER TABLE decisions ADD COLUMN role text;
ALTER TABLE decisions ADD COLUMN body_hash bytea;
ALTER TABLE decisions ADD COLUMN looked_ms int;
ALTER TABLE decisions ADD COLUMN is_final boolean NOT NULL DEFAULT true;
ALTER TABLE decisions DROP CONSTRAINT decisions_kind_check;
ALTER TABLE decisions ADD CONSTRAINT decisions_kind_check
  CHECK (kind IN ('review', 'report', 'lead', 'severe'));
ALTER TABLE decisions ADD CONSTRAINT decisions_opinion
  CHECK ((kind = 'severe') = (severe_id IS NOT NULL) AND (kind = 'severe') = (seat IS NOT NULL));
CREATE UNIQUE INDEX decisions_seat ON decisions (severe_id, seat)
  WHERE severe_id IS NOT NULL AND undone_at IS NULL;
CREATE UNIQUE INDEX decisions_person ON decisions (severe_id, reviewer_id)
  WHERE severe_id IS NOT NULL AND undone_at IS NULL;

-- Children whom an adult of the desk knows: one child, or all of a class or a school. Their texts and cases are
-- not shown to it.
CREATE TABLE ties (
  tie_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  user_id text REFERENCES users,
  class_id text REFERENCES classes,
  school_id text REFERENCES schools,
  at timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, class_id, school_id) = 1)
);
CREATE UNIQUE INDEX ties_of ON ties (staff_id, user_id, class_id, school_id) NULLS NOT DISTINCT;
CREATE INDEX ties_child ON ties (user_id);
CREATE INDEX ties_class ON ties (class_id);
CREATE INDEX ties_school ON ties (school_id);

-- Who gave an adult its role, and when. by_id: null for the operator's command.
CREATE TABLE role_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  by_id text REFERENCES staff,
  role text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX role_changes_of ON role_changes (staff_id, at);

-- A severe case is closed by two adults: the first proposes, the second confirms the same outcome.
ALTER TABLE cases ADD COLUMN closing_outcome text CHECK (closing_outcome IN ('nothingFound', 'taught', 'letterSent'));
ALTER TABLE cases ADD COLUMN closing_by text REFERENCES staff;
ALTER TABLE cases ADD COLUMN closing_role text;
ALTER TABLE cases ADD COLUMN closing_at timestamptz;
ALTER TABLE cases DROP CONSTRAINT cases_opened_by_check;
ALTER TABLE cases ADD CONSTRAINT cases_opened_by_check
  CHECK (opened_by IN ('report', 'reviewer', 'screening'));

-- Texts that are severe and undecided now begin with a first opinion. Decisions that could still be undone are undone.
CREATE TEMP TABLE open_severe ON COMMIT DROP AS
  SELECT s.submission_id, s.author_id, s.rev, s.main_group, s.state_at FROM submissions AS s
  WHERE s.state IN ('waiting', 'held', 'escalated', 'decided') AND (s.severity = 3 OR EXISTS (
    SELECT FROM case_events AS e
    WHERE e.kind = 'escalated' AND e.detail->>'submissionId' = s.submission_id AND s.state = 'escalated'
  ));
INSERT INTO cases (user_id, main_group, severity, state, opened_by, opened_at, last_at)
  SELECT author_id, main_group, 3, 'withLead', 'screening', min(state_at), max(state_at)
  FROM open_severe GROUP BY author_id, main_group
  ON CONFLICT (user_id, main_group) WHERE state <> 'closed' DO UPDATE SET state = 'withLead', severity = 3;
INSERT INTO severe_texts (submission_id, rev, case_id, origin, state, opened_at)
  SELECT o.submission_id, o.rev, c.case_id, 'signal', 'severe', o.state_at
  FROM open_severe AS o JOIN cases AS c
    ON c.user_id = o.author_id AND c.main_group = o.main_group AND c.state <> 'closed';
INSERT INTO case_events (case_id, kind, actor, detail, at)
  SELECT x.case_id, 'escalated', 'System',
    jsonb_build_object('submissionId', x.submission_id, 'rev', x.rev), x.opened_at
  FROM severe_texts AS x WHERE NOT EXISTS (
    SELECT FROM case_events AS e WHERE e.case_id = x.case_id AND e.kind = 'escalated'
      AND e.detail->>'submissionId' = x.submission_id
  );
UPDATE decisions AS d SET undone_at = d.at FROM open_severe AS o
  WHERE d.submission_id = o.submission_id AND d.settled_at IS NULL AND d.undone_at IS NULL;
UPDATE submissions AS s SET review_kind = 'severe', seat = 'first', severity = 3,
    state = CASE WHEN s.state = 'waiting' THEN 'waiting' ELSE 'escalated' END,
    lease_kind = NULL, reviewer_id = NULL, fence = NULL, lease_at = NULL, lease_until = NULL
  FROM open_severe AS o WHERE s.submission_id = o.submission_id;
