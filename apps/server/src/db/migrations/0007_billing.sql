CREATE SEQUENCE "public"."billing_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"plan_id" integer NOT NULL,
	"billing_cycle" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"order_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"claimed_until" timestamp (3) with time zone,
	"snapshot" jsonb,
	"reading" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"client_secret" text NOT NULL,
	"card" jsonb,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"billing_reason" text NOT NULL,
	"payment_method" text,
	"tried_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_key" text NOT NULL,
	"customer_id" text NOT NULL,
	"plan_id" integer NOT NULL,
	"billing_cycle" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"trial_days" integer NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"card" jsonb,
	"balance" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_setup_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reading" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "read_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_intents" ADD CONSTRAINT "gateway_intents_subscription_id_gateway_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."gateway_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_invoices" ADD CONSTRAINT "gateway_invoices_subscription_id_gateway_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."gateway_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_of_user" ON "checkouts" USING btree ("user_id") WHERE state = 'open' and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_of_newcomer" ON "checkouts" USING btree (lower("email"),lower("username")) WHERE state in ('open', 'paid') and user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_stripe_unique" ON "checkouts" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "checkouts_customer" ON "checkouts" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "checkouts_waiting" ON "checkouts" USING btree ("created_at") WHERE state in ('open', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_intents_secret" ON "gateway_intents" USING btree ("client_secret");--> statement-breakpoint
CREATE INDEX "gateway_intents_subscription" ON "gateway_intents" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "gateway_invoices_subscription" ON "gateway_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_subscriptions_order" ON "gateway_subscriptions" USING btree ("order_key");--> statement-breakpoint
CREATE INDEX "gateway_subscriptions_customer" ON "gateway_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gateway_subscriptions_due" ON "gateway_subscriptions" USING btree ("status","period_end");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_live" ON "subscriptions" USING btree ("read_at") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;