CREATE TABLE "course_presses" (
	"press" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_presses" ADD CONSTRAINT "course_presses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_presses_user" ON "course_presses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_presses_at" ON "course_presses" USING btree ("at");