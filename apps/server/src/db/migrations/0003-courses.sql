-- The pack whose lessons a child goes through.
ALTER TABLE users ADD COLUMN course text NOT NULL DEFAULT 'starter';
