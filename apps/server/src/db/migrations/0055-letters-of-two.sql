-- expand: A child may have letters for several grown-ups. for_another: a letter that leaves the codes and the address of the
-- first grown-up as they are, and an answer to it. letter_id: the letter that an answer answers; null in rows of older servers.
ALTER TABLE consent_links
  ADD COLUMN for_another boolean NOT NULL DEFAULT false,
  ADD COLUMN letter_id text;
