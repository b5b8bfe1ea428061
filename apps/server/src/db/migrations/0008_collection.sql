CREATE TABLE "collected_items" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"likeness" text NOT NULL,
	"day" date NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_items_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "collection_run_sources" (
	"run_id" integer NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"host" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"found" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "collection_run_sources_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "collection_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "collection_sources" (
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"feed_url" text,
	"etag" text,
	"last_modified" text,
	"read_for" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_sources_kind_source_pk" PRIMARY KEY("kind","source")
);
--> statement-breakpoint
ALTER TABLE "collection_run_sources" ADD CONSTRAINT "collection_run_sources_run_id_collection_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."collection_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_items_likeness" ON "collected_items" USING btree ("kind","likeness");--> statement-breakpoint
CREATE INDEX "collected_items_seen" ON "collected_items" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_runs_open" ON "collection_runs" USING btree ("kind") WHERE "collection_runs"."finished_at" is null;