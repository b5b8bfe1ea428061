DROP INDEX "checkouts_waiting";--> statement-breakpoint
DROP INDEX "job_applications_follow_up";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_usage_user" ON "ai_usage" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "checkouts_untouched" ON "checkouts" USING btree ("updated_at") WHERE state <> 'used';--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id") WHERE subscription_id is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_live_until" ON "subscriptions" USING btree ("current_period_end") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("past_due_since") WHERE status = 'past_due';--> statement-breakpoint
CREATE INDEX "trial_uses_used" ON "trial_uses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "webhook_events_customer" ON "webhook_events" USING btree ((payload ->> 'customerId'));--> statement-breakpoint
CREATE INDEX "employer_events_reviewer" ON "employer_events" USING btree ("reviewed_by") WHERE reviewed_by is not null;--> statement-breakpoint
CREATE INDEX "news_articles_reviewer" ON "news_articles" USING btree ("reviewed_by") WHERE reviewed_by is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject") WHERE subject is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "job_applications_resume" ON "job_applications" USING btree ("resume_id") WHERE resume_id is not null;--> statement-breakpoint
CREATE INDEX "job_applications_to_remind" ON "job_applications" USING btree ("user_id") WHERE follow_up_on is not null and reminded_of is distinct from follow_up_on;--> statement-breakpoint
CREATE INDEX "stated_facts_resume" ON "stated_facts" USING btree ("resume_id") WHERE resume_id is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id") WHERE user_id is not null;