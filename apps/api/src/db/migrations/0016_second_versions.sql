CREATE TABLE "second_versions" (
	"answer_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"feedback" text,
	"evaluation" integer,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"corrected_by" integer,
	"corrected_at" timestamp (3) with time zone,
	"corrections" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_versions" ADD CONSTRAINT "second_versions_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_versions" ADD CONSTRAINT "second_versions_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_versions_waiting" ON "second_versions" USING btree ("sent_at","answer_id") WHERE "second_versions"."evaluation" is null;