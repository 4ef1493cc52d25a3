-- Failures decay continuously, and the delay follows from them. What was counted before starts again.
DELETE FROM sign_in_failures;
ALTER TABLE sign_in_failures ALTER COLUMN failures TYPE double precision;
ALTER TABLE sign_in_failures DROP COLUMN blocked_until;

-- A place is an address or a device. class_key: the class of the child, to find places of a whole class.
ALTER TABLE sign_in_origins RENAME COLUMN address_key TO place_key;
ALTER TABLE sign_in_origins ADD COLUMN class_key bytea;
CREATE INDEX sign_in_origins_place ON sign_in_origins (place_key, class_key);
CREATE INDEX sign_in_origins_age ON sign_in_origins (last_at);

-- Since when the pictures open the account from known places only.
ALTER TABLE picture_passwords ADD COLUMN closed_at timestamptz;
