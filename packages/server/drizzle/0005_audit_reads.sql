CREATE TABLE "audit_reads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"doctor_id" text NOT NULL,
	"list" text NOT NULL,
	"page" integer NOT NULL,
	"row_count" integer NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_reads_at" ON "audit_reads" USING btree ("at");
--> statement-breakpoint
-- Nothing is changed, and nothing is removed before its time.
CREATE FUNCTION keep_audit_reads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '12 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit of reads is kept for 12 months';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_reads_kept BEFORE UPDATE OR DELETE ON "audit_reads" FOR EACH ROW EXECUTE FUNCTION keep_audit_reads();
--> statement-breakpoint
CREATE TRIGGER audit_reads_not_emptied BEFORE TRUNCATE ON "audit_reads" FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_reads();
