ALTER TABLE "exercises" ADD COLUMN "tests_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "revealed_at" timestamp (3) with time zone;