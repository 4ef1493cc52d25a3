-- expand: Who answered. An answer in an account has adult_id: two parents may have the same name. One by e-mail about the
-- weekly letter has the address, so that the letter goes to the grown-up whose yes counts. Older rows have neither.
ALTER TABLE consents
  ADD COLUMN adult_id text REFERENCES adults,
  ADD COLUMN email text;

-- The last day on which an adult who works in a school was here, in the time zone of the school. Sessions that have ended are gone.
CREATE TABLE adult_visits (
  adult_id text PRIMARY KEY REFERENCES adults,
  day date NOT NULL
);
INSERT INTO adult_visits (adult_id, day)
  SELECT adult_id, max((last_used_at AT TIME ZONE time_zone)::date)
  FROM adult_sessions JOIN adult_roles USING (adult_id) JOIN schools USING (school_id)
  WHERE until IS NULL OR until > now()
  GROUP BY adult_id;
