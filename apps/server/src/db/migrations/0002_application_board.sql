DROP INDEX "job_applications_owner";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_column" ON "job_applications" USING btree ("user_id","status","updated_at");