CREATE TABLE "former_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
-- What is shown of what was uploaded here. Files of the demonstration and of other hosts stay; documents to download are
-- not shown, and their size is noted in their row.
INSERT INTO "former_pictures" ("key")
SELECT DISTINCT "named"."key" FROM (
	SELECT "avatar" AS "key" FROM "users"
	UNION ALL SELECT "key" FROM "uploads"
	UNION ALL SELECT "cover" FROM "books"
	UNION ALL SELECT "cover" FROM "speaking_books"
	UNION ALL SELECT "image" FROM "chapters"
	UNION ALL SELECT "image" FROM "speaking_chapters"
	UNION ALL SELECT "image" FROM "contents"
	UNION ALL SELECT "media_url" FROM "contents"
	UNION ALL SELECT "media" FROM "exercises"
	UNION ALL SELECT "image_extra" FROM "exercises"
	UNION ALL SELECT "image" FROM "articles"
	UNION ALL SELECT "image" FROM "partners"
	UNION ALL SELECT "image" FROM "store_products"
) AS "named"
WHERE "named"."key" ~ '^(avatars|managed)/.*\.(png|jpg|webp|gif)$'
	AND "named"."key" NOT LIKE 'managed/archives/%'
	-- A server of this version may have written some of them already.
	AND "named"."key" !~ '-[0-9]+x[0-9]+\.webp$';
