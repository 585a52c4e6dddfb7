DROP INDEX "tests_config";--> statement-breakpoint
CREATE INDEX "tests_sent" ON "tests" USING btree ("sending_id" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "tests"."kind" = 'TEST' and "tests"."config_test_id" is not null;--> statement-breakpoint
CREATE INDEX "tests_tally" ON "tests" USING btree ("config_test_id","status","recalled_at","total","waiting","credit") WHERE "tests"."kind" = 'TEST' and "tests"."config_test_id" is not null;--> statement-breakpoint
CREATE INDEX "tests_config" ON "tests" USING btree ("config_test_id","id");