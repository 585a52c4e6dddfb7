DROP INDEX "ledger_when";--> statement-breakpoint
CREATE INDEX "ledger_when" ON "ledger" USING btree ("user_id","created_at","id","amount");