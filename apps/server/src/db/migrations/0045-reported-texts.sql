-- More reasons of a report.
ALTER TABLE reports DROP CONSTRAINT reports_reason_check;
ALTER TABLE reports ADD CONSTRAINT reports_reason_check CHECK (reason IN (
  'unkind', 'personalInformation', 'meeting', 'photos', 'secret', 'otherApp', 'scared', 'notEnglish'
));

-- A reported text is folded for the children who reported it.
CREATE INDEX reports_of_text ON reports (submission_id, reporter_id) WHERE submission_id IS NOT NULL;

-- by_report: reports hid it until adults have decided. Its author still reads it.
ALTER TABLE gone_texts ADD COLUMN by_report boolean NOT NULL DEFAULT false;
