-- expand: Which server runs a periodic job, and when the job is due. Every time is of the database's clock. A lease
-- that has not been renewed expires; the fence grows with each taking.
CREATE TABLE job_leases (
  name text PRIMARY KEY,
  holder text NOT NULL,
  fence bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
