-- What drizzle cannot express. The extension is "trusted": the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Two slots of one doctor never overlap, however many processes create them (D23).
ALTER TABLE "slots" ADD CONSTRAINT "slots_no_overlap" EXCLUDE USING gist (doctor_id WITH =, tsrange(starts_at, ends_at) WITH &&);
--> statement-breakpoint
CREATE FUNCTION keep_booking_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE booking_counts
      SET total = total - 1,
          pending = pending - (OLD.status = 1)::int,
          confirmed = confirmed - (OLD.status = 2)::int
      WHERE doctor_id = OLD.doctor_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO booking_counts AS counts (doctor_id, total, pending, confirmed)
      VALUES (NEW.doctor_id, 1, (NEW.status = 1)::int, (NEW.status = 2)::int)
      ON CONFLICT (doctor_id) DO UPDATE
        SET total = counts.total + 1,
            pending = counts.pending + excluded.pending,
            confirmed = counts.confirmed + excluded.confirmed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_counted_rows AFTER INSERT OR DELETE ON "bookings" FOR EACH ROW EXECUTE FUNCTION keep_booking_counts();
--> statement-breakpoint
CREATE TRIGGER bookings_counted_changes AFTER UPDATE OF status, doctor_id ON "bookings" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.doctor_id IS DISTINCT FROM NEW.doctor_id) EXECUTE FUNCTION keep_booking_counts();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Numbers of bookings that are made here; the demo's own stand below.
CREATE SEQUENCE booking_numbers START 300001;
