CREATE TABLE "message_counts" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"read" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "message_receivers_user";--> statement-breakpoint
DROP INDEX "notifications_message";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_until" integer;--> statement-breakpoint
ALTER TABLE "message_counts" ADD CONSTRAINT "message_counts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_receivers_unread" ON "message_receivers" USING btree ("user_id") WHERE "message_receivers"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_removing" ON "messages" USING btree ("id") WHERE "messages"."removed_until" is not null;--> statement-breakpoint
CREATE INDEX "notifications_message" ON "notifications" USING btree ("message_id","user_id") WHERE "notifications"."message_id" is not null;--> statement-breakpoint
INSERT INTO "message_counts" ("message_id", "read") SELECT "id", (SELECT count(*) FROM "message_receivers" WHERE "message_id" = "messages"."id" AND "read_at" IS NOT NULL) FROM "messages" WHERE "receivers" IS NOT NULL;