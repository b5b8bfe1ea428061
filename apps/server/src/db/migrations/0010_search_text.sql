DROP INDEX "employer_events_search";--> statement-breakpoint
DROP INDEX "news_articles_search";--> statement-breakpoint
ALTER TABLE "employer_events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || E'\n' || description || E'\n' || coalesce(organizer, '') || E'\n' || city || E'\n' || country || E'\n' || words_of(industries))) STORED;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || E'\n' || coalesce(summary, '') || E'\n' || coalesce(author, '') || E'\n' || source || E'\n' || category || E'\n' || words_of(tags))) STORED;--> statement-breakpoint
CREATE INDEX "employer_events_search" ON "employer_events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_articles_search" ON "news_articles" USING gin ("search_text" gin_trgm_ops);