ALTER TABLE "doctors" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand: an account is confirmed by a code that was sent to its e-mail.
UPDATE "doctors" SET "email_verified_at" = "confirmed_at";
