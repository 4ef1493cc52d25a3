-- How the app looks and sounds for a child. A child without a row has the defaults of the contract.
CREATE TABLE settings (
  user_id text PRIMARY KEY REFERENCES users,
  choices jsonb NOT NULL
);

-- The code on the invitation card of a child. Made when the card is first shown.
CREATE TABLE referral_codes (
  user_id text PRIMARY KEY REFERENCES users,
  code text NOT NULL UNIQUE
);

-- Children who came with the card of another child, as the operator recorded it.
CREATE TABLE referrals (
  user_id text PRIMARY KEY REFERENCES users,
  referrer_id text NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  CHECK (user_id <> referrer_id)
);
CREATE INDEX referrals_by_referrer ON referrals (referrer_id);
