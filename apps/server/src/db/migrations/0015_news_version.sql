-- Answers about news are kept as those about events are. Being read counts a view and changes no list but the one by views, which is not kept.
INSERT INTO cache.versions VALUES ('news_articles', 0);--> statement-breakpoint
CREATE CONSTRAINT TRIGGER news_articles_version
  AFTER INSERT OR DELETE OR UPDATE OF title, slug, summary, content, author, source, source_url, category, tags, image_url, publish_date, status, featured_order
  ON news_articles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cache.renew_version();--> statement-breakpoint
CREATE TRIGGER news_articles_emptied AFTER TRUNCATE ON news_articles
  FOR EACH STATEMENT EXECUTE FUNCTION cache.renew_version();
