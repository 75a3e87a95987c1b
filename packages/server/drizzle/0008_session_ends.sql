-- Every process that holds an event stream hears at once that a session may have ended, however it ended: signing out, a new
-- password, cleaning, or a row that an administrator changed by hand (LIVE-01). The payload is the doctor's id.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ends', OLD.doctor_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announced AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION announce_session_end();
--> statement-breakpoint
CREATE FUNCTION announce_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ends', NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER doctors_block_announced AFTER UPDATE OF blocked_at ON "doctors" FOR EACH ROW
  WHEN (NEW.blocked_at IS NOT NULL) EXECUTE FUNCTION announce_block();
