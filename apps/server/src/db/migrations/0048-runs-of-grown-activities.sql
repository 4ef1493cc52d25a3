-- Activities of lessons 1 to 6 have more questions that count. A run from before keeps its share of them: who had
-- half or all of the questions right still has, so that nothing is closed again and no star is lost. Answers that a
-- device sends later, of a run with the old questions, are counted as they are.
UPDATE activity_runs AS run SET right_questions = right_questions || ARRAY(
  SELECT run.activity_id || '-before-' || place
  FROM generate_series(
    cardinality(run.right_questions) + 1,
    CASE WHEN cardinality(run.right_questions) * 2 >= grown.before
      THEN ceil(cardinality(run.right_questions) * grown.now / grown.before::numeric)
      ELSE floor(cardinality(run.right_questions) * grown.now / grown.before::numeric)
    END::int
  ) AS place
)
FROM (VALUES
  ('starter-01-meet-domino', 7, 8),
  ('starter-01-my-name', 6, 9),
  ('starter-01-song', 6, 9),
  ('starter-02-leylas-family', 7, 8),
  ('starter-02-song', 6, 9),
  ('starter-02-test-2', 8, 9),
  ('starter-02-this-is-my-family', 6, 9),
  ('starter-02-two-sisters', 7, 9),
  ('starter-03-do-you-have', 7, 8),
  ('starter-03-my-toys', 6, 10),
  ('starter-03-pablos-toys', 7, 9),
  ('starter-03-red-blue-green', 7, 9),
  ('starter-03-test-3', 8, 9),
  ('starter-03-yes-i-do', 6, 10),
  ('starter-04-big-and-small', 6, 7),
  ('starter-04-find-the-animals', 7, 9),
  ('starter-04-my-animals', 6, 9),
  ('starter-04-test-4', 8, 9),
  ('starter-04-wei-and-the-frog', 7, 8),
  ('starter-05-can-i-have', 7, 10),
  ('starter-05-domino-is-hungry', 7, 9),
  ('starter-05-find-the-food', 8, 9),
  ('starter-05-my-food', 7, 10),
  ('starter-05-song', 6, 7),
  ('starter-05-test-5', 8, 9),
  ('starter-06-he-reads', 8, 10),
  ('starter-06-ivans-day', 8, 9),
  ('starter-06-morning-and-night', 7, 9),
  ('starter-06-my-day', 7, 10),
  ('starter-06-song', 6, 7),
  ('starter-06-test-6', 8, 9)
) AS grown(activity_id, before, now)
WHERE run.activity_id = grown.activity_id;
