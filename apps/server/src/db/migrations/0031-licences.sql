-- Vouchers of operators. voucher_id: the first signs of the code, by which people name it. A school or a parent
-- redeems it; its seats belong to them.
CREATE TABLE vouchers (
  voucher_id text PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  seats int NOT NULL CHECK (seats > 0),
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  school_id text REFERENCES schools,
  adult_id text REFERENCES adults,
  redeemed_at timestamptz,
  CHECK (school_id IS NULL OR adult_id IS NULL),
  CHECK ((school_id IS NULL AND adult_id IS NULL) = (redeemed_at IS NULL))
);
CREATE INDEX vouchers_of_school ON vouchers (school_id);
CREATE INDEX vouchers_of_adult ON vouchers (adult_id);

-- Who has which seat.
CREATE TABLE seats (
  user_id text NOT NULL REFERENCES users,
  voucher_id text NOT NULL REFERENCES vouchers,
  PRIMARY KEY (user_id, voucher_id)
);
CREATE INDEX seats_of_voucher ON seats (voucher_id);
CREATE TRIGGER seats_tell_change
  AFTER INSERT OR UPDATE OR DELETE ON seats
  FOR EACH ROW EXECUTE FUNCTION tell_licence_change();

-- Whether all children of a class have seats while seats last.
ALTER TABLE classes ADD COLUMN has_seats boolean NOT NULL DEFAULT false;

-- Each change of seats. The sum of a voucher is the number of its free seats. voucher_id is null when a class
-- begins or stops to get seats, adult_id when an operator or an import did it.
CREATE TABLE seat_ledger (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  voucher_id text REFERENCES vouchers,
  change text NOT NULL,
  amount int NOT NULL,
  user_id text REFERENCES users,
  class_id text REFERENCES classes,
  adult_id text REFERENCES adults,
  at timestamptz NOT NULL
);
CREATE INDEX seat_ledger_of_voucher ON seat_ledger (voucher_id);
CREATE INDEX seat_ledger_of_child ON seat_ledger (user_id);
CREATE TRIGGER seat_ledger_append_only BEFORE UPDATE OR DELETE ON seat_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
CREATE TRIGGER seat_ledger_keep BEFORE TRUNCATE ON seat_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
