-- When an adult of the desk was last seen, also by a page that only polls.
ALTER TABLE staff ADD COLUMN seen_at timestamptz;

-- A person at a seat of the desk, from one moment to another.
CREATE TABLE shifts (
  shift_id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  seat text NOT NULL CHECK (seat IN ('reader', 'senior', 'lead', 'on_call_1', 'on_call_2')),
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  CHECK (from_at < to_at)
);
CREATE INDEX shifts_of ON shifts (staff_id, to_at);
CREATE INDEX shifts_by_end ON shifts (to_at);

-- When the desk reads. week: seven days from Monday on, minutes of the day or null; needs: people for each seat. No row
-- before the desk has set them: then it counts as always open.
CREATE TABLE service_hours (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  zone text NOT NULL,
  week jsonb NOT NULL,
  closed text[] NOT NULL,
  needs jsonb NOT NULL
);

-- Before, only the time of the last letter of each kind was stored.
DROP TABLE alarms;
-- Alarms of the desk. subject: what it is about, where one rule can ring for several things at once. steps: how many of
-- the steps of its rule were told, at told_at for the last time. hook_due_at: when the webhook is told, null if it knows;
-- hook_tries: failures in a row.
CREATE TABLE alarms (
  alarm_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  subject text NOT NULL,
  case_id int REFERENCES cases,
  says text NOT NULL,
  since timestamptz NOT NULL,
  opened_at timestamptz NOT NULL,
  steps int NOT NULL DEFAULT 0,
  told_at timestamptz,
  acked_by text REFERENCES staff,
  acked_at timestamptz,
  closed_at timestamptz,
  hook_due_at timestamptz,
  hook_tries int NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX alarms_open ON alarms (name, subject) WHERE closed_at IS NULL;
CREATE INDEX alarms_closed ON alarms (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX alarms_hook_due ON alarms (hook_due_at) WHERE hook_due_at IS NOT NULL;
CREATE INDEX alarms_of_case ON alarms (case_id) WHERE case_id IS NOT NULL;

-- When the server last said that alarms work: the heartbeat, and the letter of the day.
CREATE TABLE alarm_signs (
  name text PRIMARY KEY,
  at timestamptz NOT NULL
);
