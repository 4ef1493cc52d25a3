-- The case that a reply is in now, and which lead dealt with a reply that came into none by itself.
ALTER TABLE letter_replies
  ADD COLUMN case_id int REFERENCES cases,
  ADD COLUMN done_by text REFERENCES staff,
  ADD COLUMN done_at timestamptz,
  ADD CONSTRAINT letter_replies_done_check CHECK ((done_by IS NULL) = (done_at IS NULL));
CREATE INDEX letter_replies_of_case ON letter_replies (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX letter_replies_open ON letter_replies (at) WHERE case_id IS NULL AND done_at IS NULL;

-- Until now each reply to a letter of a case went into it.
UPDATE letter_replies AS reply SET case_id = thread.case_id
FROM letter_threads AS thread
WHERE thread.thread_no = reply.thread_no AND thread.case_id IS NOT NULL;

-- Which lead dealt with a letter that was given up.
ALTER TABLE outbox
  ADD COLUMN done_by text REFERENCES staff,
  ADD COLUMN done_at timestamptz,
  ADD CONSTRAINT outbox_done_check CHECK ((done_by IS NULL) = (done_at IS NULL));
