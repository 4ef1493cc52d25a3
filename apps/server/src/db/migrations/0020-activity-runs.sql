-- One pass through an activity. right_questions: those that count for its score, skips included.
-- answered_questions: those of them with a right answer. replay: the activity was fully paid before.
-- Answers without a run share the run ''.
CREATE TABLE activity_runs (
  user_id text NOT NULL REFERENCES users,
  activity_id text NOT NULL,
  run text NOT NULL,
  right_questions text[] NOT NULL,
  answered_questions text[] NOT NULL,
  replay boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, activity_id, run)
);

-- Scores before this were the best of each question. They remain.
INSERT INTO activity_runs
  (user_id, activity_id, run, right_questions, answered_questions, replay, at)
SELECT user_id, activity_id, '',
  coalesce(array_agg(question_id ORDER BY question_id) FILTER (WHERE valid), '{}'),
  coalesce(array_agg(question_id ORDER BY question_id) FILTER (WHERE credited), '{}'),
  false, min(at)
FROM question_results GROUP BY user_id, activity_id;

ALTER TABLE attempts ADD COLUMN run text;
