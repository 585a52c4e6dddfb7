-- Without accents and capitals, so that `acao` finds `Ação`, and `Água` stands among the names with A.
CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));--> statement-breakpoint
-- The words of some texts; signs only part them. array_to_string is immutable where all is text already, which PostgreSQL cannot know.
CREATE FUNCTION words_of(texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(plain_text(array_to_string(texts, ' ')), '[\u0001-\u002f\u003a-\u0060\u007b-\u007f\u2010-\u206f]+', ' ', 'g'));--> statement-breakpoint
DROP INDEX "partners_name";--> statement-breakpoint
CREATE INDEX "ledger_earned" ON "ledger" USING btree ("created_at","user_id","amount") WHERE "ledger"."amount" > 0;--> statement-breakpoint
CREATE INDEX "partners_words" ON "partners" USING gin (words_of(array["name", "address"]));--> statement-breakpoint
CREATE INDEX "partners_name" ON "partners" USING btree (plain_text("name"),"id");--> statement-breakpoint
-- The directory of the news is kept in memory; whoever changes an article, in whatever way, says so in the same transaction.
CREATE FUNCTION news_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settings (name, value) VALUES ('news.version', gen_random_uuid()::text)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER news_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles
FOR EACH STATEMENT EXECUTE FUNCTION news_changed();
