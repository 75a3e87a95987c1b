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
CREATE TABLE "reminder_days" (
	"day" date PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_webhook" ON "deliveries" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "deliveries_next" ON "deliveries" USING btree ("next_attempt_at","id") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("booking_id","id") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_doctor" ON "deliveries" USING btree ("doctor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_reminder" ON "deliveries" USING btree ("booking_id","starts_at") WHERE name = 'booking.reminder';