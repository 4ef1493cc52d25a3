-- Looks that a child keeps in its dressing room and in that of its Domino. A place without a look is free.
CREATE TABLE saved_looks (
  user_id text NOT NULL REFERENCES users,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 3),
  human jsonb,
  domino jsonb,
  PRIMARY KEY (user_id, place)
);
