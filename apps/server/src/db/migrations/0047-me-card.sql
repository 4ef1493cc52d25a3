-- What a child has chosen about itself in lessons, from the closed lists of the contract.
CREATE TABLE me_choices (
  user_id text NOT NULL REFERENCES users,
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (user_id, key)
);
