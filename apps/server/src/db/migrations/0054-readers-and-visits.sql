-- expand: Who answered about the weekly letter, so that it goes to the grown-up whose yes counts. An answer in an account
-- has adult_id, one by e-mail the address; on paper and for other purposes both are null.
ALTER TABLE consents
  ADD COLUMN adult_id text REFERENCES adults,
  ADD COLUMN email text;

-- The last day on which an adult of a school was here, in the time zone of the school. Sessions that have ended are gone.
CREATE TABLE adult_visits (
  adult_id text PRIMARY KEY REFERENCES adults,
  day date NOT NULL
);
INSERT INTO adult_visits (adult_id, day)
  SELECT adult_id, max((last_used_at AT TIME ZONE time_zone)::date)
  FROM adult_sessions JOIN adult_roles USING (adult_id) JOIN schools USING (school_id)
  GROUP BY adult_id;
