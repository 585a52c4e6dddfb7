DROP INDEX "message_receivers_user";--> statement-breakpoint
DROP INDEX "notifications_message";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_until" integer;--> statement-breakpoint
CREATE INDEX "message_receivers_unread" ON "message_receivers" USING btree ("user_id") WHERE "message_receivers"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_removing" ON "messages" USING btree ("id") WHERE "messages"."removed_until" is not null;--> statement-breakpoint
CREATE INDEX "notifications_message" ON "notifications" USING btree ("message_id","user_id") WHERE "notifications"."message_id" is not null;