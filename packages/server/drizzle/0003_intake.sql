CREATE TABLE "platform_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"patient_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platforms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_doctor_id_doctors_id_fk";
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "platform_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "platform_reference" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_confirmed_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_holds" ADD CONSTRAINT "platform_holds_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_holds" ADD CONSTRAINT "platform_holds_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_holds_patient" ON "platform_holds" USING btree ("patient_hash");--> statement-breakpoint
CREATE INDEX "platform_holds_end" ON "platform_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "platform_holds_platform" ON "platform_holds" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "platform_holds_doctor" ON "platform_holds" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "platforms_name" ON "platforms" USING btree (lower("name")) WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("platform_id","platform_reference") WHERE platform_reference is not null;--> statement-breakpoint
CREATE INDEX "bookings_lapsing" ON "bookings" USING btree ("starts_at") WHERE platform_id is not null and status = 1;--> statement-breakpoint
CREATE INDEX "bookings_platform" ON "bookings" USING btree ("platform_id","doctor_id","created_at") WHERE platform_id is not null;