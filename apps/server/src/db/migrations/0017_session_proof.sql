ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
UPDATE "sessions" SET "proven_at" = "created_at";
