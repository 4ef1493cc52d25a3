-- expand: The reports of a child are found by the child: each inbox, conversation and wall asks for them, and each new
-- report for an equal one. Adults ask for those of a text.
CREATE INDEX IF NOT EXISTS reports_of_reporter ON reports (reporter_id, submission_id);
DROP INDEX reports_of_text;
CREATE INDEX reports_of_text ON reports (submission_id) WHERE submission_id IS NOT NULL;
