import type { CheerioAPI } from 'cheerio';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a page publishes for search engines: the content of each readable JSON-LD script. */
export const readJsonLd = ($: CheerioAPI): unknown[] =>
  $('script[type^="application/ld+json"]')
    .toArray()
    .map((script) => parseForgiving($(script).text()))
    .filter((value) => value !== undefined);

const opening = /^(?:(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?|<!--)/;
const closing = /(?:(?:(?:\/\/|\/\*)\s*|(?<!\s)\s+)?\]\]>(?:\s*\*\/)?|-->|;)$/;
const maxClosingLength = 20;

/** Removes the comment or CDATA that old pages put around scripts to hide them from older browsers. */
function unwrap(source: string): string {
  const text = source.trim().replace(opening, '');
  return text.slice(0, -maxClosingLength) + text.slice(-maxClosingLength).replace(closing, '');
}

/**
 * Sites wrap their JSON, put raw line breaks into strings and commas after the last item. JSON forbids that, but search
 * engines accept it.
 */
export function parseForgiving(source: string): unknown {
  const onOneLine = unwrap(source).replace(/\p{Cc}+/gu, ' ');
  for (const attempt of [source, onOneLine, onOneLine.replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next, more forgiving attempt.
    }
  }
  return undefined;
}

/** Unwraps a value given as a list of one or together with its language. */
export function bareValue(value: unknown): unknown {
  const first = Array.isArray(value) ? value[0] : value;
  return isObject(first) && '@value' in first ? first['@value'] : first;
}

/** A node's type names without their vocabulary: "https://schema.org/Event" and "schema:Event" are "Event". */
export const typesOf = (node: Json): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? (type.split(/[/:#]/).at(-1) ?? []) : []));
