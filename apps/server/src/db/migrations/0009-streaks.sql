-- How a child's streak stands; a child that never won Lingos has none.
-- day: the newest local day the child was in, it never goes back; lingos: those won on it.
-- days: days in a row. won_on, won_offset: the day won last, and the clock then, in minutes as
-- Date.getTimezoneOffset(). began_on: the day in UTC of the first win of this streak.
-- ends_at: from then on the streak may be lost and has to be looked at; null while nothing runs.
CREATE TABLE streaks (
  user_id text PRIMARY KEY REFERENCES users,
  day date NOT NULL,
  lingos int NOT NULL CHECK (lingos >= 0),
  days int NOT NULL CHECK (days >= 0),
  won_on date,
  won_offset smallint NOT NULL,
  began_on date,
  ends_at timestamptz,
  CHECK (days = 0 OR (won_on IS NOT NULL AND began_on IS NOT NULL)),
  CHECK (won_on <= day)
);

-- The local days a child won its Lingos on.
CREATE TABLE streak_days (
  user_id text NOT NULL REFERENCES users,
  day date NOT NULL,
  PRIMARY KEY (user_id, day)
);

-- Days a grown-up has taken out of the streak: they neither win nor lose. No end: until it is set.
CREATE TABLE streak_pauses (
  user_id text NOT NULL REFERENCES users,
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  PRIMARY KEY (user_id, from_day)
);
