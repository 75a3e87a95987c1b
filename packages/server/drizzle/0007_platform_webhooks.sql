CREATE TABLE "platform_notices" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "webhook_url" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "webhook_secret" text;--> statement-breakpoint
ALTER TABLE "platform_notices" ADD CONSTRAINT "platform_notices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_notices" ADD CONSTRAINT "platform_notices_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_notices_due" ON "platform_notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "platform_notices_next" ON "platform_notices" USING btree ("platform_id","next_attempt_at");