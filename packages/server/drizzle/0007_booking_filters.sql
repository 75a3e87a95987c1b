ALTER TABLE "booking_counts" ADD COLUMN "declined" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "booking_counts" SET "declined" =
  (SELECT count(*) FROM "bookings" WHERE "bookings"."doctor_id" = "booking_counts"."doctor_id" AND "bookings"."status" = 3);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_booking_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE booking_counts
      SET total = total - 1,
          pending = pending - (OLD.status = 1)::int,
          confirmed = confirmed - (OLD.status = 2)::int,
          declined = declined - (OLD.status = 3)::int
      WHERE doctor_id = OLD.doctor_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO booking_counts AS counts (doctor_id, total, pending, confirmed, declined)
      VALUES (NEW.doctor_id, 1, (NEW.status = 1)::int, (NEW.status = 2)::int, (NEW.status = 3)::int)
      ON CONFLICT (doctor_id) DO UPDATE
        SET total = counts.total + 1,
            pending = counts.pending + excluded.pending,
            confirmed = counts.confirmed + excluded.confirmed,
            declined = counts.declined + excluded.declined;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- One walk for each status in both orders, found in the index alone.
CREATE INDEX "bookings_doctor_status" ON "bookings" USING btree ("doctor_id","status","starts_at","id");
--> statement-breakpoint
-- The status joins the searched text, so that a filtered search walks the index alone, too.
DROP INDEX "bookings_doctor_latest";
--> statement-breakpoint
CREATE INDEX "bookings_doctor_latest" ON "bookings" (doctor_id, starts_at DESC, id DESC) INCLUDE (search_text, status);
