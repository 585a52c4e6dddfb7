ALTER TABLE "exercises" ADD COLUMN "media" text;--> statement-breakpoint
UPDATE "exercises" SET "media" = "media_url", "media_url" = NULL WHERE "media_url" NOT LIKE 'https://%';
