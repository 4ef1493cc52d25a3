-- When a child was last told that another asks it to be friends: kept when the request is taken back,
-- so that asking and taking back again and again tells nothing.
CREATE TABLE requests_told (
  user_id text NOT NULL REFERENCES users,
  requestor_id text NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, requestor_id)
);
INSERT INTO requests_told (user_id, requestor_id, at)
SELECT user_id, from_id, at FROM notifications
WHERE type = 'frequest' AND from_id IS NOT NULL
ON CONFLICT DO NOTHING;
