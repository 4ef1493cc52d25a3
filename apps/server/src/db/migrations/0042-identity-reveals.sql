-- A lead asks to see who the child of a case is; a second adult confirms it. An urgent one is shown at once.
CREATE TABLE identity_reveals (
  reveal_id text PRIMARY KEY,
  case_id int NOT NULL REFERENCES cases,
  staff_id text NOT NULL REFERENCES staff,
  reason text NOT NULL CHECK (reason IN ('danger', 'school', 'authority', 'family')),
  note text NOT NULL,
  is_urgent boolean NOT NULL,
  at timestamptz NOT NULL,
  confirmed_by text REFERENCES staff CHECK (confirmed_by <> staff_id),
  confirmed_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL))
);
CREATE INDEX identity_reveals_of ON identity_reveals (case_id, at DESC);
CREATE INDEX identity_reveals_open ON identity_reveals (at) WHERE is_urgent AND confirmed_at IS NULL;
