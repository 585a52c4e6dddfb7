CREATE TABLE "chapter_marks" (
	"user_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"how" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chapter_marks_user_id_chapter_id_pk" PRIMARY KEY("user_id","chapter_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "chapter_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "chapter_id" integer;--> statement-breakpoint
ALTER TABLE "chapter_marks" ADD CONSTRAINT "chapter_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_marks" ADD CONSTRAINT "chapter_marks_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_marks_chapter" ON "chapter_marks" USING btree ("chapter_id");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_chapter" ON "users" USING btree ("chapter_id");--> statement-breakpoint
CREATE VIEW "public"."course_path" AS (select c.id as chapter_id, row_number() over (order by b.position, b.id, c.position, c.id)::int as number
    from chapters c join books b on b.id = c.book_id
    where c.published and c.deleted_at is null and b.available and b.deleted_at is null);--> statement-breakpoint
-- Progress was the number of the last chapter reached: what lies below it is concluded, and a chapter whose finishing
-- topic is concluded.
INSERT INTO chapter_marks (user_id, chapter_id, how, at)
SELECT user_id, chapter_id, 'MIGRATED', min(at)
FROM (
  SELECT u.id AS user_id, c.id AS chapter_id, now() AS at
  FROM users u JOIN chapters c ON c.id < u.chapter AND c.published
  UNION ALL
  SELECT done.user_id, t.chapter_id, done.concluded_at
  FROM topic_conclusions done JOIN topics t ON t.id = done.topic_id
  WHERE t.finish_chapter AND t.published AND t.deleted_at IS NULL
) known
GROUP BY user_id, chapter_id;--> statement-breakpoint
-- The chapter that is begun stays the current one; otherwise it is the first that is not concluded, or the last.
WITH path AS MATERIALIZED (SELECT chapter_id, number FROM course_path)
UPDATE users u
SET chapter_id = CASE
  WHEN u.chapter IN (SELECT chapter_id FROM path)
    AND NOT EXISTS (SELECT 1 FROM chapter_marks m WHERE m.user_id = u.id AND m.chapter_id = u.chapter)
    AND (
      EXISTS (SELECT 1 FROM topic_conclusions d JOIN topics t ON t.id = d.topic_id WHERE d.user_id = u.id AND t.chapter_id = u.chapter)
      OR EXISTS (SELECT 1 FROM tests a JOIN topics t ON t.id = a.topic_id WHERE a.user_id = u.id AND t.chapter_id = u.chapter)
    )
    THEN u.chapter
  ELSE coalesce(
    (
      SELECT p.chapter_id FROM path p
      WHERE NOT EXISTS (SELECT 1 FROM chapter_marks m WHERE m.user_id = u.id AND m.chapter_id = p.chapter_id)
      ORDER BY p.number LIMIT 1
    ),
    (SELECT p.chapter_id FROM path p ORDER BY p.number DESC LIMIT 1)
  )
END;
