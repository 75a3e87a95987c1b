CREATE TABLE "queue_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"day" date NOT NULL,
	"session" smallint NOT NULL,
	"booking_id" text,
	"number" smallint,
	"state" text NOT NULL,
	"patient_name" text DEFAULT '' NOT NULL,
	"patient_phone" text DEFAULT '' NOT NULL,
	"is_emergency" boolean DEFAULT false NOT NULL,
	"after_call" integer,
	"before_id" text,
	"last_order" integer,
	"arrived_at" timestamp with time zone,
	"skipped_at" timestamp with time zone,
	"called_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "queue_entries_state" CHECK ("queue_entries"."state" in ('expected', 'waiting', 'inside', 'seen', 'left'))
);
--> statement-breakpoint
CREATE TABLE "queue_sessions" (
	"doctor_id" text NOT NULL,
	"day" date NOT NULL,
	"session" smallint NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"last_number" smallint DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"last_call" jsonb,
	CONSTRAINT "queue_sessions_doctor_id_day_session_pk" PRIMARY KEY("doctor_id","day","session")
);
--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_sessions" ADD CONSTRAINT "queue_sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_entries_booking" ON "queue_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "queue_entries_day" ON "queue_entries" USING btree ("doctor_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_entries_number" ON "queue_entries" USING btree ("doctor_id","day","session","number") WHERE number is not null;
--> statement-breakpoint
-- What was noted about visits so far. Such a day has one session, and its patients have their numbers
-- by the time of the appointment.
INSERT INTO queue_entries (id, doctor_id, day, session, booking_id, number, state, arrived_at, ended_at)
SELECT id, doctor_id, starts_at::date, 0, id,
  CASE WHEN visit <> 'no-show' THEN row_number() OVER (PARTITION BY doctor_id, starts_at::date, visit = 'no-show' ORDER BY starts_at, id) END,
  CASE visit WHEN 'arrived' THEN 'waiting' WHEN 'seen' THEN 'seen' ELSE 'left' END,
  CASE WHEN visit <> 'no-show' THEN starts_at AT TIME ZONE 'Asia/Kolkata' END,
  CASE WHEN visit <> 'arrived' THEN starts_at AT TIME ZONE 'Asia/Kolkata' END
FROM bookings WHERE visit IS NOT NULL;
--> statement-breakpoint
INSERT INTO queue_sessions (doctor_id, day, session, from_time, to_time, slot_minutes, last_number)
SELECT doctor_id, day, 0, '00:00', '24:00', 30, coalesce(max(number), 0) FROM queue_entries GROUP BY doctor_id, day;
--> statement-breakpoint
-- The row of the session is locked until the commit, so a number is given once.
CREATE FUNCTION give_queue_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_sessions SET last_number = last_number + 1
    WHERE doctor_id = NEW.doctor_id AND day = NEW.day AND session = NEW.session
    RETURNING last_number INTO STRICT NEW.number;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_entries_arrive BEFORE INSERT OR UPDATE ON queue_entries FOR EACH ROW
  WHEN (NEW.number IS NULL AND NEW.state IN ('waiting', 'inside', 'seen'))
  EXECUTE FUNCTION give_queue_number();
--> statement-breakpoint
CREATE FUNCTION derive_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  derived text := CASE NEW.state WHEN 'waiting' THEN 'arrived' WHEN 'inside' THEN 'arrived' WHEN 'seen' THEN 'seen'
    WHEN 'left' THEN 'no-show' END;
BEGIN
  UPDATE bookings SET visit = derived WHERE id = NEW.booking_id AND visit IS DISTINCT FROM derived;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_entries_visit AFTER INSERT OR UPDATE OF state ON queue_entries FOR EACH ROW
  WHEN (NEW.booking_id IS NOT NULL)
  EXECUTE FUNCTION derive_visit();
--> statement-breakpoint
-- Processes of an earlier version write the visit, and so do rows that are inserted with one.
CREATE FUNCTION queue_noted_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := CASE NEW.visit WHEN 'arrived' THEN 'waiting' WHEN 'seen' THEN 'seen' ELSE 'left' END;
  at timestamptz := NEW.starts_at AT TIME ZONE 'Asia/Kolkata';
BEGIN
  IF NEW.visit IS NULL THEN
    UPDATE queue_entries SET state = 'expected', called_at = NULL, ended_at = NULL WHERE id = NEW.id;
    RETURN NULL;
  END IF;
  UPDATE queue_entries
    SET state = noted, ended_at = CASE WHEN noted <> 'waiting' THEN coalesce(ended_at, at) END
    WHERE id = NEW.id;
  IF NOT FOUND THEN
    INSERT INTO queue_sessions (doctor_id, day, session, from_time, to_time, slot_minutes)
      VALUES (NEW.doctor_id, NEW.starts_at::date, 0, '00:00', '24:00', 30) ON CONFLICT DO NOTHING;
    INSERT INTO queue_entries (id, doctor_id, day, session, booking_id, state, arrived_at, ended_at)
      SELECT NEW.id, NEW.doctor_id, NEW.starts_at::date, coalesce(max(session), 0), NEW.id, noted,
        CASE WHEN noted <> 'left' THEN at END, CASE WHEN noted <> 'waiting' THEN at END
      FROM queue_sessions
      WHERE doctor_id = NEW.doctor_id AND day = NEW.starts_at::date AND from_time <= to_char(NEW.starts_at, 'HH24:MI');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_visit_inserted AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.visit IS NOT NULL AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION queue_noted_visit();
--> statement-breakpoint
CREATE TRIGGER bookings_visit_updated AFTER UPDATE OF visit ON bookings FOR EACH ROW
  WHEN (NEW.visit IS DISTINCT FROM OLD.visit AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION queue_noted_visit();
