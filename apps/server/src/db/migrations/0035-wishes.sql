-- The newest wish of each kind of a child to its grown-ups. answered_at is null while it is open.
CREATE TABLE wishes (
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('data', 'erasure')),
  at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (user_id, kind)
);
