ALTER TABLE "rulings" ADD COLUMN "remarked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Those before: who has given the answer until then, and has it right by the machine.
UPDATE "rulings" SET "remarked" = (
	select count(*) from "answers" "a"
	where "a"."exercise_id" = "rulings"."exercise_id" and "a"."gist" = "rulings"."gist" and "a"."correct"
		and "a"."corrected_by" is null and "a"."answered_at" <= "rulings"."at"
) WHERE "accepted";
