ALTER TABLE "messages" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "known" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "not_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "content" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_remind" ON "bookings" USING btree ("remind_at","id") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_not_told" ON "bookings" USING btree ("doctor_id","starts_at") WHERE not_told_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_reminders_new" ON "deliveries" USING btree ("id") WHERE name = 'booking.reminder' and attempts = 0 and sent_at is null and given_up_at is null;--> statement-breakpoint
-- What a patient knows is what was told last, or what the patient has requested. A message that is not sent yet is not told:
-- then it is what was before the last change, unless that could still be undone when it was changed.
UPDATE "bookings" SET "known" = CASE
  WHEN EXISTS (SELECT FROM "messages" WHERE "messages"."booking_id" = "bookings"."id")
    OR EXISTS (SELECT FROM "deliveries" WHERE "deliveries"."booking_id" = "bookings"."id" AND "sent_at" IS NULL AND "name" <> 'booking.reminder')
  THEN jsonb_build_object(
    'state', CASE WHEN ("before" ->> 'status')::int = 2
      AND coalesce(("before" ->> 'decidedAt')::timestamptz + interval '10 minutes' <= "decided_at", true)
      THEN 'confirmed' ELSE 'requested' END,
    'startsAt', coalesce("before" ->> 'startsAt', "starts_at"::text),
    'since', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  ELSE jsonb_build_object(
    'state', CASE "status" WHEN 1 THEN 'requested' WHEN 2 THEN 'confirmed'
      WHEN 3 THEN CASE WHEN "cancelled_at" IS NULL THEN 'declined' ELSE 'cancelled' END
      ELSE CASE WHEN "offer_id" IS NULL THEN 'asked' ELSE 'offered' END END,
    'startsAt', "starts_at"::text,
    'since', to_char(coalesce("decided_at", "created_at") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || CASE WHEN "status" = 4 AND "offer_id" IS NOT NULL THEN jsonb_build_object('offerId', "offer_id") ELSE '{}' END
  END;
--> statement-breakpoint
UPDATE "bookings" SET "remind_at" = ("starts_at"::date - 1 + time '18:00') AT TIME ZONE 'Asia/Kolkata'
  WHERE "known" ->> 'state' = 'confirmed' AND "known" ->> 'startsAt' = "starts_at"::text AND "status" = 2
    AND "starts_at" > now() AT TIME ZONE 'Asia/Kolkata'
    AND NOT EXISTS (SELECT FROM "deliveries" WHERE "deliveries"."booking_id" = "bookings"."id"
      AND "deliveries"."starts_at" = "bookings"."starts_at" AND "name" = 'booking.reminder');
--> statement-breakpoint
UPDATE "bookings" SET "not_told_at" = "given"."at"
  FROM (SELECT "booking_id", max("given_up_at") AS "at" FROM "deliveries"
    WHERE "given_up_at" IS NOT NULL AND "name" <> 'booking.reminder' GROUP BY "booking_id") AS "given"
  WHERE "bookings"."id" = "given"."booking_id";
