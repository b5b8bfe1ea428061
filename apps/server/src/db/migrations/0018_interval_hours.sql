ALTER TABLE "site_settings" ALTER COLUMN "news_scraping_interval_hours" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "site_settings" ALTER COLUMN "news_scraping_interval_hours" SET DEFAULT 24;--> statement-breakpoint
ALTER TABLE "site_settings" ALTER COLUMN "scrape_interval_hours" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "site_settings" ALTER COLUMN "scrape_interval_hours" SET DEFAULT 12;