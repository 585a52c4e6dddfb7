ALTER TABLE "classes" ADD COLUMN "local_time" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "dropped" boolean DEFAULT false NOT NULL;
