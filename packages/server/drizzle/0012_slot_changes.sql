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