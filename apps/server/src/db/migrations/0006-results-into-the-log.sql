-- What was answered before there was a log begins it; tries, time and hints are kept there alone.
INSERT INTO attempts
  (user_id, activity_id, question_id, kind, valid, counted, tries, time_ms, hints, fingerprint, at)
SELECT user_id, activity_id, question_id,
  CASE WHEN left_behind THEN 'left' WHEN valid AND NOT credited THEN 'skip' ELSE 'answer' END,
  valid, true, tries, time_ms, hints, sha256(convert_to('before the log', 'UTF8')), at
FROM question_results ORDER BY at
ON CONFLICT DO NOTHING;

ALTER TABLE question_results DROP COLUMN tries, DROP COLUMN time_ms, DROP COLUMN hints;
