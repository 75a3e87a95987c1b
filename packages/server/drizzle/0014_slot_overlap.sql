-- The same rule with the same result. A GiST index over texts compares the id with those of whole pages at every insertion, which
-- was most of the time of a publication; a hash of the id leads to its pages first, and the id itself still decides.
ALTER TABLE "slots" DROP CONSTRAINT "slots_no_overlap";
--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_no_overlap" EXCLUDE USING gist (hashtextextended(doctor_id, 0) WITH =, tsrange(starts_at, ends_at) WITH &&, doctor_id WITH =);
