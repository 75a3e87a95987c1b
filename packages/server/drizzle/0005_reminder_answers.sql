CREATE TABLE "reminder_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminder_answer" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "frees_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_links" ADD CONSTRAINT "reminder_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_links_booking" ON "reminder_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "reminder_links_at" ON "reminder_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_no_shows" ON "bookings" USING btree ("doctor_id","patient_phone","starts_at") WHERE visit = 'no-show';