ALTER TABLE "slot_changes" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD COLUMN "last_day" date;--> statement-breakpoint
CREATE INDEX "slot_changes_of_doctor" ON "slot_changes" USING btree ("doctor_id","created_at");