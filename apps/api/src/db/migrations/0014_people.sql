CREATE INDEX "enrolments_free_name" ON "enrolments" USING btree (plain_text("name"),"code") WHERE "enrolments"."used_at" is null;--> statement-breakpoint
CREATE INDEX "enrolments_free_created" ON "enrolments" USING btree ("created_at","code") WHERE "enrolments"."used_at" is null;--> statement-breakpoint
CREATE INDEX "enrolments_free_words" ON "enrolments" USING gin (words_of(array["name", "email", "code"])) WHERE "enrolments"."used_at" is null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (plain_text("name"),"id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (words_of(array["name", "email"]));