-- What a parent has chosen for a child. Minutes of the day in the time zone of the school, between which the app is
-- open on school days and at the weekend: all four, or none without quiet hours. contact_until: the last day of a
-- pause of contact.
CREATE TABLE family_rules (
  user_id text PRIMARY KEY REFERENCES users,
  open_from smallint,
  open_to smallint,
  weekend_from smallint,
  weekend_to smallint,
  minutes_a_day smallint CHECK (minutes_a_day > 0),
  contact_until date,
  CHECK (num_nulls(open_from, open_to, weekend_from, weekend_to) IN (0, 4)),
  CHECK (open_from < open_to AND weekend_from < weekend_to)
);
CREATE INDEX family_rules_paused ON family_rules (contact_until) WHERE contact_until IS NOT NULL;

-- Minutes that a child was in the app, by day in the time zone of its school.
CREATE TABLE child_minutes (
  user_id text REFERENCES users,
  day date,
  minutes smallint NOT NULL,
  PRIMARY KEY (user_id, day)
);
