-- The name of a child in the last file that named it: a name that a teacher changed since then stays.
ALTER TABLE users ADD COLUMN imported_name text;

-- Id of a class in the school's own system.
ALTER TABLE classes ADD COLUMN external_id text;
ALTER TABLE classes ADD UNIQUE (school_id, external_id);
