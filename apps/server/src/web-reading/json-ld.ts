import type { CheerioAPI } from 'cheerio';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a page publishes for search engines: the content of each of its JSON-LD scripts that can be read. */
export const readJsonLd = ($: CheerioAPI): unknown[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => parseForgiving($(script).text()))
    .filter((value) => value !== undefined);

/** Sites put raw line breaks into JSON strings, which JSON forbids and browsers' own readers forgive. */
export function parseForgiving(source: string): unknown {
  for (const attempt of [source, source.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next, more forgiving attempt.
    }
  }
  return undefined;
}

/** The names of a node's types without their vocabulary: "https://schema.org/Event" and "schema:Event" are "Event". */
export const typesOf = (node: Json): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? (type.split(/[/:#]/).at(-1) ?? []) : []));
