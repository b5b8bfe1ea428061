-- Comes with PostgreSQL, and the owner of a database may create it: an index that finds a part of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- array_to_string counts as changeable because of what some types print; for words it always gives the same, which an index needs.
CREATE FUNCTION words_of(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT array_to_string(words, E'\n') $$;
