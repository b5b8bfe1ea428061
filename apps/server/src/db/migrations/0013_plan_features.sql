-- The first plans promised what no plan changes: every one of them opens the chat. What an administrator has written stays.
UPDATE "plans" SET "features" = '["AI chat assistant, the same in every plan","Ask for changes to your resume in your own words","Change plan or cancel at any time"]', "updated_at" = now()
WHERE ("name", "features") IN (
	('basic', '["10 resume improvements a month","AI chat assistant","PDF, Word and text downloads"]'),
	('premium', '["Unlimited resume improvements","AI chat assistant","All templates","Application board"]'),
	('professional', '["Everything in Premium","Priority support","Follow-up reminders"]')
);--> statement-breakpoint
UPDATE "plans" SET "description" = 'For a career change.', "updated_at" = now()
WHERE "name" = 'professional' AND "description" = 'For a career change, with people beside you.';
