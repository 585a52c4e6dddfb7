ALTER TABLE "waiting_answers" DROP CONSTRAINT "waiting_answers_answer_id_answers_id_fk";
--> statement-breakpoint
CREATE FUNCTION answers_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM waiting_answers USING removed WHERE answer_id = removed.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER answers_removed AFTER DELETE ON answers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION answers_removed();
