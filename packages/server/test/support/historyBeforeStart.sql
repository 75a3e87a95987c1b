-- The schema as the migrations before the first release made it, one after the other, and their records.
-- A database of that history continues with `0000_start`. This file only serves the test of that.
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"doctor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_counts" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_number" text NOT NULL,
	"doctor_id" text NOT NULL,
	"slot_id" text,
	"starts_at" timestamp NOT NULL,
	"patient_name" text NOT NULL,
	"patient_phone" text NOT NULL,
	"mode" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(patient_name || ' ' || patient_phone || ' ' || booking_number)) STORED NOT NULL,
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"state_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"address" text,
	"pincode" text,
	"locality_id" text,
	"landmark" text,
	"city_id" integer,
	"clinic_name" text,
	"qualification" text,
	"experience" text,
	"about" text,
	"speciality_id" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"available_days" text[] DEFAULT '{}' NOT NULL,
	"available_from" text,
	"available_to" text,
	"profile_image" text,
	"profile_updated" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctors_email_lower" CHECK ("doctors"."email" = lower("doctors"."email"))
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"pincode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile_images" (
	"name" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"window_end" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"starts_at" timestamp NOT NULL,
	"ends_at" timestamp NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"is_booked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slots_status" CHECK ("slots"."status" in (1, 2)),
	CONSTRAINT "slots_length" CHECK ("slots"."ends_at" > "slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "specialities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_status" CHECK ("tickets"."status" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_images" ADD CONSTRAINT "profile_images_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_doctor" ON "audit" USING btree ("doctor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number" ON "bookings" USING btree ("booking_number");--> statement-breakpoint
CREATE INDEX "bookings_doctor_latest" ON "bookings" USING btree ("doctor_id","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot_once" ON "bookings" USING btree ("slot_id") WHERE status in (1, 2);--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "codes_latest" ON "codes" USING btree ("doctor_id","purpose","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "doctors_email" ON "doctors" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "doctors_mobile" ON "doctors" USING btree ("mobile_number");--> statement-breakpoint
CREATE INDEX "localities_city" ON "localities" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "profile_images_doctor" ON "profile_images" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "rate_limits_end" ON "rate_limits" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "sessions_doctor" ON "sessions" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "slots_doctor_start" ON "slots" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "tickets_doctor_latest" ON "tickets" USING btree ("doctor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
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
--> statement-breakpoint
-- One index for every list of a doctor's bookings. It carries the searched text, so that finding a page and searching walk the index
-- alone and only the rows that are shown are fetched.
DROP INDEX "bookings_doctor_latest";
--> statement-breakpoint
CREATE INDEX "bookings_doctor_latest" ON "bookings" (doctor_id, starts_at DESC, id DESC) INCLUDE (search_text);
--> statement-breakpoint
-- Folders of the first days hold a search index over everybody's bookings; its cost grew with the other doctors' bookings.
DROP INDEX IF EXISTS "bookings_search";
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "profile_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "event_heads" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"doctor_id" text NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "events_doctor_id_number_pk" PRIMARY KEY("doctor_id","number")
);
--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");
--> statement-breakpoint
CREATE TABLE "audit_reads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"doctor_id" text NOT NULL,
	"list" text NOT NULL,
	"page" integer NOT NULL,
	"row_count" integer NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_reads_at" ON "audit_reads" USING btree ("at");
--> statement-breakpoint
-- Nothing is changed, and nothing is removed before its time.
CREATE FUNCTION keep_audit_reads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '12 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit of reads is kept for 12 months';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_reads_kept BEFORE UPDATE OR DELETE ON "audit_reads" FOR EACH ROW EXECUTE FUNCTION keep_audit_reads();
--> statement-breakpoint
CREATE TRIGGER audit_reads_not_emptied BEFORE TRUNCATE ON "audit_reads" FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_reads();
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"doctor_id" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_doctor_id_pk" PRIMARY KEY("token_hash","doctor_id")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_doctor" ON "known_devices" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_used" ON "known_devices" USING btree ("last_used_at");
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"doctor_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_doctor_id_key_pk" PRIMARY KEY("doctor_id","key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"name" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_booking" ON "messages" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bookings_decided" ON "bookings" USING btree ("doctor_id","decided_at") WHERE decided_at is not null;
--> statement-breakpoint
ALTER TABLE "facts" RENAME TO "metadata";
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "slot_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"created" jsonb NOT NULL,
	"removed" jsonb NOT NULL,
	"switched" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_slot_id_slots_id_fk";
--> statement-breakpoint
ALTER TABLE "slot_changes" ADD CONSTRAINT "slot_changes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_changes_at" ON "slot_changes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_slot" ON "bookings" USING btree ("slot_id") WHERE slot_id is not null;
--> statement-breakpoint
CREATE TABLE "availability" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"weekly_hours" jsonb,
	"keep_published_weeks" smallint DEFAULT 0 NOT NULL,
	"published_until" date,
	"extended_on" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_weeks" CHECK ("availability"."keep_published_weeks" between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_exceptions_order" CHECK ("availability_exceptions"."last_day" >= "availability_exceptions"."first_day")
);
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_extended" ON "availability" USING btree ("extended_on") WHERE keep_published_weeks > 0;--> statement-breakpoint
CREATE INDEX "availability_exceptions_days" ON "availability_exceptions" USING btree ("doctor_id","last_day");--> statement-breakpoint
-- Whatever the number of requests at once, the exceptions of a doctor do not overlap.
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_no_overlap" EXCLUDE USING gist (doctor_id WITH =, daterange(first_day, last_day, '[]') WITH &&);
--> statement-breakpoint
-- The same rule with the same result. A GiST index over texts compares the id with those of whole pages at every insertion, which
-- was most of the time of a publication; a hash of the id leads to its pages first, and the id itself still decides.
ALTER TABLE "slots" DROP CONSTRAINT "slots_no_overlap";
--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_no_overlap" EXCLUDE USING gist (hashtextextended(doctor_id, 0) WITH =, tsrange(starts_at, ends_at) WITH &&, doctor_id WITH =);
--> statement-breakpoint
-- A process of a version before 0010 writes its readiness into "facts". While a rolling update replaces it, it finds the renamed
-- table under the old name.
CREATE VIEW "facts" AS SELECT "name", "value" FROM "metadata";
--> statement-breakpoint
-- Names and texts have one form (NFC) from here on, as new ones are stored.
UPDATE "bookings" SET "patient_name" = normalize("patient_name", NFC) WHERE "patient_name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "doctors" SET
  "name" = normalize("name", NFC),
  "address" = normalize("address", NFC),
  "landmark" = normalize("landmark", NFC),
  "clinic_name" = normalize("clinic_name", NFC),
  "about" = normalize("about", NFC)
WHERE concat("name", "address", "landmark", "clinic_name", "about") IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "availability_exceptions" SET "note" = normalize("note", NFC) WHERE "note" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "tickets" SET "subject" = normalize("subject", NFC), "message" = normalize("message", NFC)
WHERE concat("subject", "message") IS NOT NFC NORMALIZED;
--> statement-breakpoint
-- Zero-width joiners are ignored in a search. The index has the searched text and goes with it.
ALTER TABLE "bookings" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(patient_name || ' ' || patient_phone || ' ' || booking_number), U&'\200C\200D', '')) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "bookings_doctor_latest" ON "bookings" (doctor_id, starts_at DESC, id DESC) INCLUDE (search_text, status);
--> statement-breakpoint
ALTER TABLE "slot_changes" ADD COLUMN "availability_before" jsonb;
--> statement-breakpoint
ALTER TABLE "slot_changes" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD COLUMN "last_day" date;--> statement-breakpoint
CREATE INDEX "slot_changes_of_doctor" ON "slot_changes" USING btree ("doctor_id","created_at");
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS "drizzle";
--> statement-breakpoint
CREATE TABLE "drizzle"."__drizzle_migrations" (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
--> statement-breakpoint
INSERT INTO "drizzle"."__drizzle_migrations" ("hash", "created_at") VALUES
  ('b810594492ffe2617cf071cbf2d14c5f98c33e5a71b1989a39b26ca25ca0052b', 1795217530126),
  ('fa6a4446b3ec6e5609a7f822a3d411682f6fd9a96c31a369ce2d47735ff8c731', 1795217531708),
  ('3e3004d257da3be843656f1003f58227c8746a877a7b90ed0eaea49755f45218', 1795232025784),
  ('faa8a851d092c200da747cc7906aca0d37bf76173401b16056fb02873b6375a6', 1795332708262),
  ('4c7abea1268f3e4bf2f359dfa683b483c183f3f13a968c479d10d9c93c6fbb0b', 1795333652317),
  ('4acd9eb9d525b4d8f8e949933e58a34c1123242e22fba1608507121a36473b00', 1795334570139),
  ('45f44fbe0761bb7bd1f2d300c3de1c8f3fc4d45fa52c3f2e7d3b87652b423339', 1795335372633),
  ('e891cedac79707fa4a765a0ca008e9ca5315922dba9c1e1ae9ebcd76e90cd3d3', 1795335837100),
  ('f61d63658cbb2d086154fa20195365cc959de2a28c47109d80a49f4af9c007b0', 1795336837100),
  ('135b775c13677feca4aedf375054b6196cd323618e7060c09bde6aadc1f1c061', 1795346316551),
  ('f6a8fce00ed81979fd9c2d9a1aa30af57d1d637fffb6681756bdbe248d8e9665', 1795357200000),
  ('94502b8d58b73acb98a305a275a57b03518132d632380c0c62bfb0b62aa4186c', 1795368417918),
  ('7472b7a3f851b7071915b24dea00dbaa4473bc1330614938eedf0a81ecae7016', 1795368417919),
  ('6e76b1e3cab484561843fa3da3d832ab54f2c60a6b463a06697148253b469257', 1795368421099),
  ('117bce0d7a9cf9ddf079c690b95e0827ef20b4e254504c793e635f6f0e7be8f1', 1795368421100),
  ('f4bacd55ef785e5b49b8b1fe6080d4a7be0917b04540a509ce49de6d7b199ff7', 1795368421101),
  ('4d3533082f3046ee75a624f0af26e813c621b5bbe1bf54052c2f94c4961003cf', 1795592460101),
  ('2e73bdb925af2b0f26c3ad8ec7eee0a99517acbf4fb49b3df328a5138e906384', 1795609955078),
  ('247af7f98ba154862a5a9bfa43836f3138ecd09ffff2c045eb0461207e908310', 1795611981471);
