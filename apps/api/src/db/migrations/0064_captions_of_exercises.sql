ALTER TABLE "exercises" ADD COLUMN "captions" text;--> statement-breakpoint
-- The triggers of exercises name the columns of files: captions are one more.
DROP TRIGGER file_uses_added ON exercises;--> statement-breakpoint
DROP TRIGGER file_uses_changed ON exercises;--> statement-breakpoint
DROP TRIGGER file_uses_removed ON exercises;--> statement-breakpoint
CREATE TRIGGER file_uses_added AFTER INSERT ON exercises FOR EACH ROW
WHEN (new.media IS NOT NULL OR new.captions IS NOT NULL OR new.audio_extra IS NOT NULL OR new.image_extra IS NOT NULL
  OR new.question::text LIKE '%/text_pictures/%' OR new.alternative_feedback::text LIKE '%/text_pictures/%' OR new.feedback::text LIKE '%/text_pictures/%')
EXECUTE FUNCTION file_uses_changed('exercises', 'id', '{media,captions,audio_extra,image_extra}', '{question,alternative_feedback,feedback}');--> statement-breakpoint
CREATE TRIGGER file_uses_changed AFTER UPDATE OF media, captions, audio_extra, image_extra, question, alternative_feedback, feedback ON exercises FOR EACH ROW
WHEN (old.media IS DISTINCT FROM new.media OR old.captions IS DISTINCT FROM new.captions OR old.audio_extra IS DISTINCT FROM new.audio_extra
  OR old.image_extra IS DISTINCT FROM new.image_extra OR old.question IS DISTINCT FROM new.question
  OR old.alternative_feedback IS DISTINCT FROM new.alternative_feedback OR old.feedback IS DISTINCT FROM new.feedback)
EXECUTE FUNCTION file_uses_changed('exercises', 'id', '{media,captions,audio_extra,image_extra}', '{question,alternative_feedback,feedback}');--> statement-breakpoint
CREATE TRIGGER file_uses_removed AFTER DELETE ON exercises FOR EACH ROW
EXECUTE FUNCTION file_uses_changed('exercises', 'id', '{media,captions,audio_extra,image_extra}', '{question,alternative_feedback,feedback}');
