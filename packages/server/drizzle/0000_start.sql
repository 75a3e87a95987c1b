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
CREATE TABLE "booking_counts" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_days" (
	"doctor_id" text NOT NULL,
	"day" date NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"reschedule" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_days_doctor_id_day_pk" PRIMARY KEY("doctor_id","day")
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
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"cancel_note" text,
	"cancellation_id" text,
	"visit" text,
	"before" jsonb,
	"offer_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(patient_name || ' ' || patient_phone || ' ' || booking_number), U&'\200C\200D', '')) STORED NOT NULL,
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"shows_names" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"device" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
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
CREATE TABLE "deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp NOT NULL,
	"previous_starts_at" timestamp,
	"happened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
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
	"profile_version" integer DEFAULT 1 NOT NULL,
	"profile_changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"profile_updated" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctors_email_lower" CHECK ("doctors"."email" = lower("doctors"."email"))
);
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
CREATE TABLE "idempotency_keys" (
	"doctor_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_doctor_id_key_pk" PRIMARY KEY("doctor_id","key")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"doctor_id" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_doctor_id_pk" PRIMARY KEY("token_hash","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"pincode" text NOT NULL
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
CREATE TABLE "metadata" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"times" jsonb NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"chosen_slot_id" text,
	"wish" text,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"holder" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_only" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_recoveries" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"token_hash" text
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"is_backup_eligible" boolean NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
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
CREATE TABLE "reminder_days" (
	"day" date PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"proved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slot_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"created" jsonb NOT NULL,
	"removed" jsonb NOT NULL,
	"switched" jsonb NOT NULL,
	"action" text,
	"first_day" date,
	"last_day" date,
	"availability_before" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"starts_at" timestamp NOT NULL,
	"ends_at" timestamp NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"is_booked" boolean DEFAULT false NOT NULL,
	"held_until" timestamp with time zone,
	"held_for" text,
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
ALTER TABLE "availability" ADD CONSTRAINT "availability_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_only" ADD CONSTRAINT "passkey_only_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_recoveries" ADD CONSTRAINT "passkey_recoveries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_images" ADD CONSTRAINT "profile_images_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD CONSTRAINT "slot_changes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_doctor" ON "audit" USING btree ("doctor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_reads_at" ON "audit_reads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "availability_extended" ON "availability" USING btree ("extended_on") WHERE keep_published_weeks > 0;--> statement-breakpoint
CREATE INDEX "availability_exceptions_days" ON "availability_exceptions" USING btree ("doctor_id","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number" ON "bookings" USING btree ("booking_number");--> statement-breakpoint
CREATE INDEX "bookings_decided" ON "bookings" USING btree ("doctor_id","decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_slot" ON "bookings" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot_once" ON "bookings" USING btree ("slot_id") WHERE status in (1, 2);--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "codes_latest" ON "codes" USING btree ("doctor_id","purpose","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_webhook" ON "deliveries" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "deliveries_next" ON "deliveries" USING btree ("next_attempt_at","id") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("booking_id","id") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_doctor" ON "deliveries" USING btree ("doctor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_reminder" ON "deliveries" USING btree ("booking_id","starts_at") WHERE name = 'booking.reminder';--> statement-breakpoint
CREATE UNIQUE INDEX "doctors_email" ON "doctors" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "doctors_mobile" ON "doctors" USING btree ("mobile_number");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_devices_doctor" ON "known_devices" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "localities_city" ON "localities" USING btree ("city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_booking" ON "messages" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "offer_links_offer" ON "offer_links" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "offers_booking" ON "offers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "offers_doctor" ON "offers" USING btree ("doctor_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_created" ON "passkey_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_recoveries_token" ON "passkey_recoveries" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_doctor" ON "passkeys" USING btree ("doctor_id","created_at");--> statement-breakpoint
CREATE INDEX "profile_images_doctor" ON "profile_images" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "rate_limits_end" ON "rate_limits" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "sessions_doctor" ON "sessions" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "slot_changes_at" ON "slot_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "slot_changes_of_doctor" ON "slot_changes" USING btree ("doctor_id","created_at");--> statement-breakpoint
CREATE INDEX "slots_held" ON "slots" USING btree ("held_for") WHERE held_for is not null;--> statement-breakpoint
CREATE INDEX "slots_doctor_start" ON "slots" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "tickets_doctor_latest" ON "tickets" USING btree ("doctor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
-- What drizzle cannot express begins here. The extension is "trusted": the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Two slots of one doctor never overlap, however many processes create them (D23). A GiST index over texts compares the id with those
-- of whole pages at every insertion; a hash of the id leads to its pages first, and the id itself still decides.
ALTER TABLE "slots" ADD CONSTRAINT "slots_no_overlap" EXCLUDE USING gist (hashtextextended(doctor_id, 0) WITH =, tsrange(starts_at, ends_at) WITH &&, doctor_id WITH =);
--> statement-breakpoint
-- Whatever the number of requests at once, the exceptions of a doctor do not overlap.
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_no_overlap" EXCLUDE USING gist (doctor_id WITH =, daterange(first_day, last_day, '[]') WITH &&);
--> statement-breakpoint
-- One index for every list of a doctor's bookings. It carries the searched text and the status, so that finding a page and searching
-- walk the index alone and only the rows that are shown are fetched.
CREATE INDEX "bookings_doctor_latest" ON "bookings" (doctor_id, starts_at DESC, id DESC) INCLUDE (search_text, status);
--> statement-breakpoint
-- Lists of cancelled bookings and of visits are index-only scans.
CREATE INDEX "bookings_doctor_status" ON "bookings" (doctor_id, status, starts_at, id) INCLUDE (cancelled_at, visit);
--> statement-breakpoint
-- The doctor's row comes first: whoever holds it may change the rows of the days in any order.
-- A cancelled booking is declined (3) and counted among the cancelled ones as well.
CREATE FUNCTION keep_booking_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE booking_counts
      SET total = total - 1,
          pending = pending - (OLD.status = 1)::int,
          confirmed = confirmed - (OLD.status = 2)::int,
          declined = declined - (OLD.status = 3)::int,
          cancelled = cancelled - (OLD.status = 3 AND OLD.cancelled_at IS NOT NULL)::int
      WHERE doctor_id = OLD.doctor_id;
    UPDATE booking_days
      SET pending = pending - (OLD.status = 1)::int,
          confirmed = confirmed - (OLD.status = 2)::int,
          declined = declined - (OLD.status = 3)::int,
          reschedule = reschedule - (OLD.status = 4)::int,
          cancelled = cancelled - (OLD.status = 3 AND OLD.cancelled_at IS NOT NULL)::int
      WHERE doctor_id = OLD.doctor_id AND day = OLD.starts_at::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO booking_counts AS counts (doctor_id, total, pending, confirmed, declined, cancelled)
      VALUES (NEW.doctor_id, 1, (NEW.status = 1)::int, (NEW.status = 2)::int, (NEW.status = 3)::int,
        (NEW.status = 3 AND NEW.cancelled_at IS NOT NULL)::int)
      ON CONFLICT (doctor_id) DO UPDATE
        SET total = counts.total + 1,
            pending = counts.pending + excluded.pending,
            confirmed = counts.confirmed + excluded.confirmed,
            declined = counts.declined + excluded.declined,
            cancelled = counts.cancelled + excluded.cancelled;
    INSERT INTO booking_days AS days (doctor_id, day, pending, confirmed, declined, reschedule, cancelled)
      VALUES (NEW.doctor_id, NEW.starts_at::date, (NEW.status = 1)::int, (NEW.status = 2)::int, (NEW.status = 3)::int,
        (NEW.status = 4)::int, (NEW.status = 3 AND NEW.cancelled_at IS NOT NULL)::int)
      ON CONFLICT (doctor_id, day) DO UPDATE
        SET pending = days.pending + excluded.pending,
            confirmed = days.confirmed + excluded.confirmed,
            declined = days.declined + excluded.declined,
            reschedule = days.reschedule + excluded.reschedule,
            cancelled = days.cancelled + excluded.cancelled;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_counted_rows AFTER INSERT OR DELETE ON "bookings" FOR EACH ROW EXECUTE FUNCTION keep_booking_counts();
--> statement-breakpoint
CREATE TRIGGER bookings_counted_changes AFTER UPDATE OF status, doctor_id, starts_at, cancelled_at ON "bookings" FOR EACH ROW
  WHEN ((OLD.status, OLD.doctor_id, OLD.starts_at, OLD.cancelled_at IS NULL)
    IS DISTINCT FROM (NEW.status, NEW.doctor_id, NEW.starts_at, NEW.cancelled_at IS NULL))
  EXECUTE FUNCTION keep_booking_counts();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
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
--> statement-breakpoint
-- Numbers of bookings that are made here; the demo's own are below.
CREATE SEQUENCE booking_numbers START 300001;
