DROP INDEX "orders_product";--> statement-breakpoint
DROP INDEX "orders_reserved";--> statement-breakpoint
CREATE INDEX "mails_claimed" ON "mails" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "error_reports_created" ON "error_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tests_open_exercises" ON "tests" USING gin ("exercise_ids") WHERE "tests"."status" = 'STARTED';--> statement-breakpoint
CREATE INDEX "users_admin" ON "users" USING btree ("id") WHERE "users"."admin";--> statement-breakpoint
CREATE INDEX "orders_product" ON "orders" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "orders_reserved" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'RESERVED';