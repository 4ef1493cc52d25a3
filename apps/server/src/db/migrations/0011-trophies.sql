-- Levels of trophies that were won. They are never taken back.
CREATE TABLE trophies_won (
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('friends', 'countries', 'streak')),
  level text NOT NULL CHECK (level IN ('bronze', 'silver', 'gold')),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, level)
);
