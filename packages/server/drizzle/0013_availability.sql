CREATE TABLE "availability" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"weekly_hours" jsonb,
	"keep_published_weeks" smallint DEFAULT 0 NOT NULL,
	"published_until" date,
	"extended_on" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_weeks" CHECK ("availability"."keep_published_weeks" between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_exceptions_order" CHECK ("availability_exceptions"."last_day" >= "availability_exceptions"."first_day")
);
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_extended" ON "availability" USING btree ("extended_on") WHERE keep_published_weeks > 0;--> statement-breakpoint
CREATE INDEX "availability_exceptions_days" ON "availability_exceptions" USING btree ("doctor_id","last_day");--> statement-breakpoint
-- Whatever the number of requests at once, the exceptions of a doctor do not overlap.
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_no_overlap" EXCLUDE USING gist (doctor_id WITH =, daterange(first_day, last_day, '[]') WITH &&);
