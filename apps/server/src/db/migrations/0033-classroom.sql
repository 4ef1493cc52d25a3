-- What a teacher gives children of a class to do until a day: activities of one lesson.
CREATE TABLE assignments (
  assignment_id text PRIMARY KEY,
  class_id text NOT NULL REFERENCES classes,
  lesson_id text NOT NULL,
  activity_ids text[] NOT NULL,
  due_on date NOT NULL,
  note text NOT NULL,
  made_by text NOT NULL REFERENCES adults,
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX assignments_of_class ON assignments (class_id, due_on);

CREATE TABLE assigned_children (
  user_id text NOT NULL REFERENCES users,
  assignment_id text NOT NULL REFERENCES assignments ON DELETE CASCADE,
  PRIMARY KEY (user_id, assignment_id)
);
CREATE INDEX assigned_children_of ON assigned_children (assignment_id);

-- Lessons that a child may play although it has not come to them.
CREATE TABLE opened_lessons (
  user_id text NOT NULL REFERENCES users,
  lesson_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, lesson_id)
);

-- Two classes whose children may be suggested to each other, once the asked one agreed. typed_code: what the
-- asking teacher typed, so that a new code of the asked class stays unknown to it.
CREATE TABLE class_pairs (
  pair_id text PRIMARY KEY,
  asking_class text NOT NULL REFERENCES classes,
  asked_class text NOT NULL REFERENCES classes,
  typed_code text NOT NULL,
  asked_by text NOT NULL REFERENCES adults,
  asked_at timestamptz NOT NULL,
  agreed_by text REFERENCES adults,
  agreed_at timestamptz,
  ended_by text REFERENCES adults,
  ended_at timestamptz,
  CHECK (asking_class <> asked_class)
);
CREATE INDEX class_pairs_asking ON class_pairs (asking_class);
CREATE INDEX class_pairs_asked ON class_pairs (asked_class);
-- One pair of two classes at a time, whoever asked.
CREATE UNIQUE INDEX class_pairs_once
  ON class_pairs (least(asking_class, asked_class), greatest(asking_class, asked_class))
  WHERE ended_at IS NULL;
