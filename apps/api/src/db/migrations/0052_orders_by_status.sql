CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_product_status" ON "orders" USING btree ("product_id","status","id");