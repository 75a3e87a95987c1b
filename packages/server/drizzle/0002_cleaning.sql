CREATE INDEX "codes_created" ON "codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_sent" ON "deliveries" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "deliveries_given_up" ON "deliveries" USING btree ("given_up_at");--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at");