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
ALTER TABLE "passkey_only" ADD CONSTRAINT "passkey_only_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_recoveries" ADD CONSTRAINT "passkey_recoveries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_recoveries_token" ON "passkey_recoveries" USING btree ("token_hash");