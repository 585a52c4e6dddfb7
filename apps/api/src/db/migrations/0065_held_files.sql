CREATE TABLE "attempted_exercises" (
	"exercise_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
-- Notes the exercises that an attempt begins with, in their order, in which everybody locks several.
CREATE FUNCTION exercises_attempted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attempted_exercises (exercise_id, at)
  SELECT DISTINCT id, new.start_at FROM unnest(new.exercise_ids) AS id ORDER BY id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER exercises_attempted_at_once AFTER INSERT ON tests FOR EACH ROW
WHEN (new.start_at IS NOT NULL) EXECUTE FUNCTION exercises_attempted();--> statement-breakpoint
CREATE TRIGGER exercises_attempted_later AFTER UPDATE OF start_at ON tests FOR EACH ROW
WHEN (old.start_at IS NULL AND new.start_at IS NOT NULL) EXECUTE FUNCTION exercises_attempted();--> statement-breakpoint
INSERT INTO attempted_exercises (exercise_id, at)
SELECT held, min(start_at) FROM tests, unnest(exercise_ids) AS held WHERE start_at IS NOT NULL GROUP BY held;--> statement-breakpoint
-- Keeps the uses of one row, as before. What an exercise lets go of is used by its attempts at once, where one has begun.
CREATE OR REPLACE FUNCTION file_uses_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_entity text := tg_argv[0];
  columns_of_files text[] := tg_argv[2];
  columns_of_texts text[] := tg_argv[3];
  was jsonb := coalesce(to_jsonb(old), '{}');
  becomes jsonb := coalesce(to_jsonb(new), '{}');
  of_row integer := coalesce(becomes ->> tg_argv[1], was ->> tg_argv[1]);
  moment timestamptz;
  added text[];
  gone text[];
BEGIN
  added := array(SELECT key FROM (SELECT * FROM file_keys(becomes, columns_of_files, columns_of_texts) EXCEPT SELECT * FROM file_keys(was, columns_of_files, columns_of_texts)) AS more GROUP BY key ORDER BY key);
  gone := array(SELECT key FROM (SELECT * FROM file_keys(was, columns_of_files, columns_of_texts) EXCEPT SELECT * FROM file_keys(becomes, columns_of_files, columns_of_texts)) AS less GROUP BY key ORDER BY key);
  IF tg_op = 'DELETE' THEN
    -- What attempts alone show goes with the exercise too.
    gone := array(SELECT unnest(gone) UNION SELECT key FROM file_uses WHERE entity = of_entity AND row_id = of_row ORDER BY 1);
  END IF;
  IF tg_op <> 'DELETE' AND cardinality(added) + cardinality(gone) = 0 THEN RETURN NULL; END IF;
  -- The time of the change by the clock of the school, where the row notes it.
  moment := coalesce((CASE WHEN tg_op = 'DELETE' THEN was ->> 'deleted_at' ELSE becomes ->> 'updated_at' END)::timestamptz, now());
  PERFORM FROM files WHERE key = ANY (gone) ORDER BY key FOR UPDATE;
  IF tg_op = 'DELETE' THEN
    DELETE FROM file_uses WHERE entity = of_entity AND row_id = of_row;
  ELSE
    -- What no upload has noted, as the files that come with the demonstration. A picture of a text that is not known is gone.
    INSERT INTO files (key, kind, name, created_at)
    SELECT DISTINCT key, file_kind(key), file_name(key), moment FROM file_keys(becomes, columns_of_files, '{}') WHERE key = ANY (added)
    ON CONFLICT DO NOTHING;
    DELETE FROM file_uses WHERE entity = of_entity AND row_id = of_row AND NOT former
      AND place <> 'attempts' AND (place, key) NOT IN (SELECT place, key FROM file_keys(becomes, columns_of_files, columns_of_texts));
    WITH held AS (SELECT key FROM files WHERE key = ANY (added) ORDER BY key FOR KEY SHARE)
    INSERT INTO file_uses (key, entity, row_id, place)
    SELECT named.key, of_entity, of_row, named.place FROM file_keys(becomes, columns_of_files, columns_of_texts) AS named JOIN held USING (key)
    ON CONFLICT DO NOTHING;
    UPDATE files SET unused_at = NULL WHERE key = ANY (added) AND unused_at IS NOT NULL
      AND EXISTS (SELECT FROM file_uses WHERE file_uses.key = files.key AND NOT former);
    IF of_entity = 'exercises' THEN
      INSERT INTO file_uses AS known (key, entity, row_id, place, former)
      SELECT key, of_entity, of_row, 'attempts', NOT EXISTS (SELECT FROM attempted_exercises WHERE exercise_id = of_row)
      FROM files WHERE key = ANY (gone)
      ON CONFLICT (key, entity, row_id, place) DO UPDATE SET former = false WHERE known.former AND NOT excluded.former;
    END IF;
  END IF;
  UPDATE files SET unused_at = moment WHERE key = ANY (gone) AND unused_at IS NULL
    AND NOT EXISTS (SELECT FROM file_uses WHERE file_uses.key = files.key AND NOT former);
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE file_uses SET former = false FROM files, attempted_exercises AS attempted
WHERE former AND files.key = file_uses.key AND attempted.exercise_id = row_id AND attempted.at < files.unused_at;--> statement-breakpoint
UPDATE files SET unused_at = NULL
WHERE unused_at IS NOT NULL AND EXISTS (SELECT FROM file_uses WHERE file_uses.key = files.key AND NOT former);
