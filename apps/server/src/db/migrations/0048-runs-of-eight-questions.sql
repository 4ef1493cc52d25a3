-- Five tests had eight questions and have nine that count. A run from before keeps its share of them: from half
-- on it gets one more, so that it stays passed, and full.
UPDATE activity_runs SET right_questions = right_questions || (activity_id || '-before')
WHERE cardinality(right_questions) >= 4 AND activity_id IN (
  'starter-02-test-2',
  'starter-03-test-3',
  'starter-04-test-4',
  'starter-05-test-5',
  'starter-06-test-6'
);
