-- version: grows whenever what the child is told changes, so that asking again costs one look here.
-- read_place: what stands there or before is not new any more.
CREATE TABLE notification_boxes (
  user_id text PRIMARY KEY REFERENCES users,
  version int NOT NULL,
  read_place int NOT NULL
);

-- The newest 30 of each child. number: its name for the child; place: its place, the newest last.
-- ref: of each there is one; told again it keeps its number and comes to the newest place.
CREATE TABLE notifications (
  user_id text NOT NULL REFERENCES notification_boxes,
  place int NOT NULL,
  number int NOT NULL,
  type text NOT NULL CHECK (type IN ('lingo', 'frequest', 'faccept', 'domino-add', 'domino-rem',
    'referral', 'like-profile', 'studybuddy', 'post')),
  action text CHECK (action IN ('firstLogin', 'trophy')),
  from_id text REFERENCES users,
  content jsonb NOT NULL,
  ref text,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, place),
  UNIQUE (user_id, ref),
  CHECK ((type = 'studybuddy') = (action IS NOT NULL))
);
CREATE INDEX notifications_from ON notifications (from_id) WHERE from_id IS NOT NULL;

-- What is told of a child changes with its name, its picture, its permission and its age band.
CREATE FUNCTION renew_what_is_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text[] := ARRAY(
    SELECT user_id FROM notifications WHERE from_id = NEW.user_id UNION SELECT NEW.user_id
  );
BEGIN
  PERFORM 1 FROM notification_boxes WHERE user_id = ANY (told) ORDER BY user_id FOR UPDATE;
  UPDATE notification_boxes SET version = version + 1 WHERE user_id = ANY (told);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_renew_what_is_told
  AFTER UPDATE OF username, country, age_band, contact_allowed ON users
  FOR EACH ROW EXECUTE FUNCTION renew_what_is_told();
CREATE TRIGGER profiles_renew_what_is_told AFTER UPDATE OF avatar_hash ON profiles
  FOR EACH ROW EXECUTE FUNCTION renew_what_is_told();
