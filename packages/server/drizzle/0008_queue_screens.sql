CREATE TABLE "queue_screens" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"room" text,
	"languages" text[] NOT NULL,
	"screens" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queue_screens" ADD CONSTRAINT "queue_screens_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_screens_token" ON "queue_screens" USING btree ("token_hash");