CREATE TABLE "calendar_feeds" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"shows_names" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
-- A calendar program takes a change only if the number of its event has increased (SEQUENCE).
CREATE FUNCTION count_booking_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_revised BEFORE UPDATE ON "bookings" FOR EACH ROW
  WHEN ((OLD.status, OLD.starts_at, OLD.slot_id, OLD.patient_name, OLD.cancelled_at)
    IS DISTINCT FROM (NEW.status, NEW.starts_at, NEW.slot_id, NEW.patient_name, NEW.cancelled_at))
  EXECUTE FUNCTION count_booking_revision();
