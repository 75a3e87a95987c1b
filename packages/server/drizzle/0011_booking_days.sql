CREATE TABLE "booking_days" (
	"doctor_id" text NOT NULL,
	"day" date NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"reschedule" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_days_doctor_id_day_pk" PRIMARY KEY("doctor_id","day")
);
--> statement-breakpoint
INSERT INTO "booking_days" (doctor_id, day, pending, confirmed, declined, reschedule)
  SELECT doctor_id, starts_at::date, count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2),
    count(*) FILTER (WHERE status = 3), count(*) FILTER (WHERE status = 4)
  FROM "bookings" GROUP BY 1, 2;
--> statement-breakpoint
-- The doctor's row comes first: whoever holds it may change the rows of the days in any order.
CREATE OR REPLACE FUNCTION keep_booking_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE booking_counts
      SET total = total - 1,
          pending = pending - (OLD.status = 1)::int,
          confirmed = confirmed - (OLD.status = 2)::int,
          declined = declined - (OLD.status = 3)::int
      WHERE doctor_id = OLD.doctor_id;
    UPDATE booking_days
      SET pending = pending - (OLD.status = 1)::int,
          confirmed = confirmed - (OLD.status = 2)::int,
          declined = declined - (OLD.status = 3)::int,
          reschedule = reschedule - (OLD.status = 4)::int
      WHERE doctor_id = OLD.doctor_id AND day = OLD.starts_at::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO booking_counts AS counts (doctor_id, total, pending, confirmed, declined)
      VALUES (NEW.doctor_id, 1, (NEW.status = 1)::int, (NEW.status = 2)::int, (NEW.status = 3)::int)
      ON CONFLICT (doctor_id) DO UPDATE
        SET total = counts.total + 1,
            pending = counts.pending + excluded.pending,
            confirmed = counts.confirmed + excluded.confirmed,
            declined = counts.declined + excluded.declined;
    INSERT INTO booking_days AS days (doctor_id, day, pending, confirmed, declined, reschedule)
      VALUES (NEW.doctor_id, NEW.starts_at::date, (NEW.status = 1)::int, (NEW.status = 2)::int, (NEW.status = 3)::int,
        (NEW.status = 4)::int)
      ON CONFLICT (doctor_id, day) DO UPDATE
        SET pending = days.pending + excluded.pending,
            confirmed = days.confirmed + excluded.confirmed,
            declined = days.declined + excluded.declined,
            reschedule = days.reschedule + excluded.reschedule;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER bookings_counted_changes ON "bookings";
--> statement-breakpoint
CREATE TRIGGER bookings_counted_changes AFTER UPDATE OF status, doctor_id, starts_at ON "bookings" FOR EACH ROW
  WHEN ((OLD.status, OLD.doctor_id, OLD.starts_at) IS DISTINCT FROM (NEW.status, NEW.doctor_id, NEW.starts_at))
  EXECUTE FUNCTION keep_booking_counts();
