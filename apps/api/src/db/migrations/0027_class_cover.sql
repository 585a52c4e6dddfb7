DROP INDEX "class_waiting_line";--> statement-breakpoint
ALTER TABLE "class_waiting" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cover_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cover_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "class_waiting_line" ON "class_waiting" USING btree ("class_id","position","id");