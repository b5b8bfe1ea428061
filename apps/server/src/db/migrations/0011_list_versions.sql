-- Beside the data and not part of it: a backup leaves it out. One row a list that processes keep answers of; whoever changes
-- the list changes its version, in the same transaction.
CREATE SCHEMA cache;--> statement-breakpoint
CREATE TABLE cache.versions (list text PRIMARY KEY, version bigint NOT NULL);--> statement-breakpoint
INSERT INTO cache.versions VALUES ('employer_events', 0);--> statement-breakpoint
CREATE FUNCTION cache.renew_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE mine bigint := pg_current_xact_id()::text::bigint;
BEGIN
  UPDATE cache.versions SET version = mine WHERE list = TG_TABLE_NAME AND version <> mine;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Put off until the commit: two long transactions that change different rows must not wait for each other here.
CREATE CONSTRAINT TRIGGER employer_events_version AFTER INSERT OR UPDATE OR DELETE ON employer_events
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cache.renew_version();--> statement-breakpoint
CREATE TRIGGER employer_events_emptied AFTER TRUNCATE ON employer_events
  FOR EACH STATEMENT EXECUTE FUNCTION cache.renew_version();
