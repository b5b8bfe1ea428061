DROP INDEX "checkouts_open_of_newcomer";--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_order" ON "checkouts" USING btree ("order_key");--> statement-breakpoint
CREATE INDEX "checkouts_of_newcomer" ON "checkouts" USING btree (lower("email"),lower("username")) WHERE state in ('open', 'paid') and user_id is null;