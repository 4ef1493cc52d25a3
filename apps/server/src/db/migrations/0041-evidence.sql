-- A row of the audit log covers the rows that it tells about: its fingerprint has a hash of theirs. Rows of version 1
-- were written before, and cover none.
ALTER TABLE audit ADD COLUMN version smallint NOT NULL DEFAULT 1;
ALTER TABLE audit ADD COLUMN covers_hash bytea;

-- What a row of the log covers. fields: a hash of each field, of the salt and its value; null for a row that was gone
-- at that moment. The newest row of a name and key says how the row must be. The salt of a row that is gone is
-- deleted, so that nobody finds out by trying what a hash was made of.
CREATE TABLE audit_covers (
  row bigint NOT NULL,
  place int NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  salt bytea,
  fields jsonb,
  PRIMARY KEY (row, place)
);
CREATE INDEX audit_covers_newest ON audit_covers (name, key, row DESC);

CREATE FUNCTION refuse_change_but_salt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.salt IS NULL
    AND (NEW.row, NEW.place, NEW.name, NEW.key, NEW.fields)
      IS NOT DISTINCT FROM (OLD.row, OLD.place, OLD.name, OLD.key, OLD.fields)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_covers_append_only BEFORE UPDATE OR DELETE ON audit_covers
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_salt();
CREATE TRIGGER audit_covers_keep BEFORE TRUNCATE ON audit_covers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which rows a transaction has changed. The next row that it adds to the log covers them.
CREATE TABLE audit_touched (
  xid xid8 NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  PRIMARY KEY (xid, name, key)
);

-- Arguments: a name of what is covered, and the columns of its key. No key names a child: covers are kept for ever.
CREATE FUNCTION note_touched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  INSERT INTO audit_touched (xid, name, key)
    SELECT pg_current_xact_id(), TG_ARGV[0], string_agg(changed ->> part.name, '/' ORDER BY part.place)
    FROM unnest(TG_ARGV) WITH ORDINALITY AS part (name, place) WHERE part.place > 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER decisions_touched AFTER INSERT OR DELETE OR UPDATE OF undone_at ON decisions
  FOR EACH ROW EXECUTE FUNCTION note_touched('decisions', 'decision_id');
-- The submitted text is covered with the decision on it: texts that wait are nobody's action yet.
CREATE TRIGGER decisions_touched_text AFTER INSERT ON decisions
  FOR EACH ROW EXECUTE FUNCTION note_touched('submission_versions', 'submission_id', 'rev');
CREATE TRIGGER submission_versions_touched AFTER DELETE ON submission_versions
  FOR EACH ROW EXECUTE FUNCTION note_touched('submission_versions', 'submission_id', 'rev');
CREATE TRIGGER second_opinions_touched AFTER INSERT OR DELETE OR UPDATE OF outcome ON second_opinions
  FOR EACH ROW EXECUTE FUNCTION note_touched('second_opinions', 'decision_id');
CREATE TRIGGER messages_touched AFTER INSERT OR DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION note_touched('messages', 'message_id');
CREATE TRIGGER posts_touched AFTER INSERT OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION note_touched('posts', 'post_id');
CREATE TRIGGER statuses_touched AFTER INSERT OR DELETE OR UPDATE ON statuses
  FOR EACH ROW EXECUTE FUNCTION note_touched('statuses', 'submission_id');
CREATE TRIGGER case_events_touched AFTER INSERT OR DELETE ON case_events
  FOR EACH ROW EXECUTE FUNCTION note_touched('case_events', 'case_id', 'event_id');
CREATE TRIGGER reports_touched AFTER INSERT OR DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION note_touched('reports', 'report_id');
CREATE TRIGGER strikes_touched AFTER INSERT OR DELETE OR UPDATE OF revoked_at ON strikes
  FOR EACH ROW EXECUTE FUNCTION note_touched('strikes', 'strike_id');
CREATE TRIGGER recalls_touched AFTER INSERT OR DELETE
  OR UPDATE OF gone_at, confirmed_at, restoring_by, restored_at ON recalls
  FOR EACH ROW EXECUTE FUNCTION note_touched('recalls', 'recall_id');
CREATE TRIGGER recall_texts_touched AFTER INSERT OR DELETE ON recall_texts
  FOR EACH ROW EXECUTE FUNCTION note_touched('recall_texts', 'recall_id', 'submission_id');
CREATE TRIGGER ties_touched AFTER INSERT OR DELETE ON ties
  FOR EACH ROW EXECUTE FUNCTION note_touched('ties', 'tie_id');
CREATE TRIGGER role_changes_touched AFTER INSERT OR DELETE ON role_changes
  FOR EACH ROW EXECUTE FUNCTION note_touched('role_changes', 'change_id');
CREATE TRIGGER help_lines_touched AFTER INSERT OR DELETE ON help_lines
  FOR EACH ROW EXECUTE FUNCTION note_touched('help_lines', 'request_id', 'place');
CREATE TRIGGER home_decisions_touched AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON home_decisions
  FOR EACH ROW EXECUTE FUNCTION note_touched('home_decisions', 'decision_id');

-- Heads of the log that were signed. The file, the mails and the store outside are the evidence; this is what was
-- sent, and what is still to be sent.
CREATE TABLE anchors (
  anchor_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seq bigint NOT NULL,
  hash text NOT NULL,
  at timestamptz NOT NULL,
  signature text NOT NULL,
  mailed_at timestamptz,
  stored_at timestamptz
);
CREATE INDEX anchors_newest ON anchors (at);
