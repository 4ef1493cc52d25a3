-- expand: When a letter was queued. Tries move the time when it is due, and its thread knows only the newest letter.
ALTER TABLE outbox ADD COLUMN queued_at timestamptz NOT NULL DEFAULT now();
UPDATE outbox SET queued_at = coalesce(
  (SELECT last_at FROM letter_threads WHERE letter_threads.thread_no = outbox.thread_no), due_at
);
