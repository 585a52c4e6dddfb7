ALTER TABLE "orders" ADD COLUMN "handed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handed_by_users_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Buying changes stock and version alone, by which no list is ordered: cached lists stay, and buyers do not wait for each other.
DROP TRIGGER content_changed ON store_products;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_changed
AFTER INSERT OR DELETE OR UPDATE OF category_id, name, description, price, deleted_at ON store_products
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed();
