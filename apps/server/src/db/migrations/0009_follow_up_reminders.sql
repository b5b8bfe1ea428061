ALTER TABLE "job_applications" ADD COLUMN "reminded_of" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "follow_up_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_follow_up" ON "job_applications" USING btree ("follow_up_on");