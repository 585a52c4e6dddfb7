-- A form that was sent with an empty address stored it as such, and each reader was given the address of no file.
UPDATE "chapters" SET "url_video" = NULL WHERE "url_video" = '';--> statement-breakpoint
UPDATE "contents" SET "url_video" = NULL WHERE "url_video" = '';--> statement-breakpoint
UPDATE "exercises" SET "media_url" = NULL WHERE "media_url" = '';
--> statement-breakpoint
-- All migrations are one transaction, and no table is altered while checks of its rows are still to come.
SET CONSTRAINTS ALL IMMEDIATE;
