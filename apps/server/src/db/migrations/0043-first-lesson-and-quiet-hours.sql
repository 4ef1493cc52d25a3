-- In which lesson new children of a class start; null for the first of the course.
ALTER TABLE classes ADD COLUMN first_lesson text;

-- Quiet hours: open hours of school days and of weekends in minutes of the day; null for none. A class has those of its
-- school until it chooses, which own_quiet tells.
ALTER TABLE schools ADD COLUMN quiet jsonb CHECK (jsonb_typeof(quiet) = 'object');
ALTER TABLE classes
  ADD COLUMN own_quiet boolean NOT NULL DEFAULT false,
  ADD COLUMN quiet jsonb CHECK (quiet IS NULL OR own_quiet AND jsonb_typeof(quiet) = 'object');
