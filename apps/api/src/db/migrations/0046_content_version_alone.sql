-- The version of all content tells changes of the news as well.
DROP TRIGGER news_changed ON articles;--> statement-breakpoint
DROP FUNCTION news_changed();--> statement-breakpoint
DELETE FROM settings WHERE name = 'news.version';
