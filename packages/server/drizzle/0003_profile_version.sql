ALTER TABLE "doctors" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "profile_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;