-- One index for every list of a doctor's bookings. It carries the searched text, so that finding a page and searching walk the index
-- alone and only the rows that are shown are fetched.
DROP INDEX "bookings_doctor_latest";
--> statement-breakpoint
CREATE INDEX "bookings_doctor_latest" ON "bookings" (doctor_id, starts_at DESC, id DESC) INCLUDE (search_text);
--> statement-breakpoint
-- Folders of the first days hold a search index over everybody's bookings; its cost grew with the other doctors' bookings.
DROP INDEX IF EXISTS "bookings_search";
