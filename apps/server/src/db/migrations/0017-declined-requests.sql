-- A child that declined a request of another: asking again does not reach it, until it asks itself.
ALTER TABLE put_aside RENAME TO declined_requests;

-- PostgreSQL 18 names the NOT NULL constraints as well, earlier versions do not.
DO $$
DECLARE
  old_name text;
BEGIN
  FOR old_name IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'declined_requests'::regclass AND starts_with(conname, 'put_aside_')
  LOOP
    EXECUTE format(
      'ALTER TABLE declined_requests RENAME CONSTRAINT %I TO %I',
      old_name, replace(old_name, 'put_aside', 'declined_requests')
    );
  END LOOP;
END $$;
