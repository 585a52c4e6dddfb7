ALTER TABLE "mails" ADD COLUMN "attempt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "handed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Mails that were claimed before may have left: they are not sent again.
UPDATE "mails" SET "handed_at" = coalesce("sent_at", "claimed_at");
