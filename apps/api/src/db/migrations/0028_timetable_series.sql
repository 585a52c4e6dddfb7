ALTER TABLE "classes" ADD COLUMN "local_time" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "dropped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Lists of these are cached until they change, as those of all content.
CREATE CONSTRAINT TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON rooms
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON holidays
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed();
