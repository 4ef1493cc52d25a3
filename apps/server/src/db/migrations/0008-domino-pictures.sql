-- A child's Domino is drawn like its avatar: from parts that are kept under their hash.
CREATE TABLE dominos (
  domino_hash text PRIMARY KEY,
  domino jsonb NOT NULL
);

ALTER TABLE profiles ADD COLUMN domino_hash text;
UPDATE profiles SET domino_hash = left(encode(sha256(convert_to(domino::text, 'UTF8')), 'hex'), 32);
INSERT INTO dominos SELECT DISTINCT domino_hash, domino FROM profiles;
ALTER TABLE profiles
  ALTER COLUMN domino_hash SET NOT NULL,
  ADD FOREIGN KEY (domino_hash) REFERENCES dominos;
