CREATE INDEX "enrolments_email" ON "enrolments" USING btree ("email") WHERE "enrolments"."email" is not null;--> statement-breakpoint
CREATE INDEX "enrolments_cpf" ON "enrolments" USING btree ("cpf") WHERE "enrolments"."cpf" is not null;--> statement-breakpoint
CREATE INDEX "enrolments_born" ON "enrolments" USING btree ("birthday","name") WHERE "enrolments"."birthday" is not null;