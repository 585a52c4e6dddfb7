CREATE INDEX "classes_unfinished" ON "classes" USING btree ("start_date") WHERE cancelled_at is null and (teacher_id is null or cover_asked_at is not null or not ruled
  or (short_name not like '%@%' and room_id is null and room = '')
  or (short_name like '%@%' and coalesce(url, '') = ''));--> statement-breakpoint
CREATE INDEX "classes_start" ON "classes" USING btree ("start_date") WHERE "classes"."cancelled_at" is null;