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
CREATE INDEX "events_at" ON "events" USING btree ("at");