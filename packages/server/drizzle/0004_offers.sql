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
ALTER TABLE "bookings" ADD COLUMN "offer_id" text;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_links_offer" ON "offer_links" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "offers_booking" ON "offers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "offers_doctor" ON "offers" USING btree ("doctor_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "slots_held" ON "slots" USING btree ("held_for") WHERE held_for is not null;