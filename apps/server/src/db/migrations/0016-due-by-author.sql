-- What one child wrote goes out in the order of the decisions. Found by the child itself, the next one
-- costs the same however many wait.
ALTER TABLE decisions ADD COLUMN author_id text REFERENCES users;
UPDATE decisions AS d SET author_id = s.author_id
FROM submissions AS s WHERE s.submission_id = d.submission_id;
ALTER TABLE decisions ALTER COLUMN author_id SET NOT NULL;
DROP INDEX decisions_due;
CREATE INDEX decisions_due ON decisions (goes_out_at, fence)
  WHERE settled_at IS NULL AND undone_at IS NULL;
CREATE INDEX decisions_due_of ON decisions (author_id, goes_out_at, fence)
  WHERE settled_at IS NULL AND undone_at IS NULL;
