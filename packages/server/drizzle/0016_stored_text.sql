-- Names and texts have one form (NFC) from here on, as new ones are stored.
UPDATE "bookings" SET "patient_name" = normalize("patient_name", NFC) WHERE "patient_name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "doctors" SET
  "name" = normalize("name", NFC),
  "address" = normalize("address", NFC),
  "landmark" = normalize("landmark", NFC),
  "clinic_name" = normalize("clinic_name", NFC),
  "about" = normalize("about", NFC)
WHERE concat("name", "address", "landmark", "clinic_name", "about") IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "availability_exceptions" SET "note" = normalize("note", NFC) WHERE "note" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "tickets" SET "subject" = normalize("subject", NFC), "message" = normalize("message", NFC)
WHERE concat("subject", "message") IS NOT NFC NORMALIZED;
--> statement-breakpoint
-- Zero-width joiners are ignored in a search. The index has the searched text and goes with it.
ALTER TABLE "bookings" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(patient_name || ' ' || patient_phone || ' ' || booking_number), U&'\200C\200D', '')) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "bookings_doctor_latest" ON "bookings" (doctor_id, starts_at DESC, id DESC) INCLUDE (search_text, status);
