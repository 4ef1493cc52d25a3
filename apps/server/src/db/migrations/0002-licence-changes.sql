-- Servers keep for a moment that a child is premium; whatever changes a licence tells them.
CREATE FUNCTION tell_licence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('licences_changed', coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER licences_tell_change
  AFTER INSERT OR UPDATE OR DELETE ON licences
  FOR EACH ROW EXECUTE FUNCTION tell_licence_change();
