-- Words of the dictionary that a child marked as known, by their ids in the content.
CREATE TABLE known_words (
  user_id text NOT NULL REFERENCES users,
  word_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, word_id)
);
