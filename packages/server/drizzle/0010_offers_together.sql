ALTER TABLE "offers" ADD COLUMN "offers_id" text;--> statement-breakpoint
CREATE INDEX "offers_together" ON "offers" USING btree ("offers_id") WHERE offers_id is not null;