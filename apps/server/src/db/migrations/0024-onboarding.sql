-- The first steps of a child, from its first sign-in on. finished: steps finished, of 7.
-- paid: its Lingos for them are in the ledger.
CREATE TABLE onboarding (
  user_id text PRIMARY KEY REFERENCES users,
  finished int NOT NULL CHECK (finished BETWEEN 0 AND 7),
  paid boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL
);

-- Children who have used the app before have no first steps.
INSERT INTO onboarding (user_id, finished, at)
SELECT user_id, 7, last_seen_at FROM presence;
