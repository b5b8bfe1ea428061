import type { CheerioAPI } from 'cheerio';
import { htmlToText } from './html-to-text.ts';
import type { Posting } from './posting.ts';

type Json = Record<string, unknown>;

/** schema.org JobPosting, as JSON-LD or microdata: what job sites publish for search engines is the cleanest there is. */
export const readStructuredData = ($: CheerioAPI): Posting => ({ ...readMicrodata($), ...readJsonLd($) });

function readJsonLd($: CheerioAPI): Posting {
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const posting = findPosting(parseJson($(script).text()), 0);
    if (posting) return presentPosting(posting);
  }
  return {};
}

/** Sites put raw line breaks into JSON strings, which JSON forbids and browsers' own readers forgive. */
function parseJson(source: string): unknown {
  for (const attempt of [source, source.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next, more forgiving attempt.
    }
  }
  return undefined;
}

function findPosting(value: unknown, depth: number): Json | undefined {
  if (depth > 6 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstDefined(value, (item) => findPosting(item, depth + 1));
  const json = value as Json;
  if ([json['@type']].flat().some((type) => typeof type === 'string' && /(^|\/|:)JobPosting$/.test(type))) return json;
  return firstDefined([json['@graph'], json.mainEntity, json.itemListElement, json.item], (item) =>
    findPosting(item, depth + 1),
  );
}

function firstDefined<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const detailFields = [
  'responsibilities',
  'qualifications',
  'skills',
  'experienceRequirements',
  'educationRequirements',
];

function presentPosting(json: Json): Posting {
  const title = plain(json.title) ?? plain(json.name);
  const organisation = json.hiringOrganization;
  const company = plain(typeof organisation === 'object' && organisation ? (organisation as Json).name : organisation);
  const main = richText(json.description);
  const details = detailFields
    .flatMap((field) => richText(json[field]) ?? [])
    .filter((detail) => !main?.includes(detail));
  const description = [main, ...details].filter(Boolean).join('\n\n');
  return { ...(title && { title }), ...(company && { company }), ...(description && { description }) };
}

const plain = (value: unknown): string | undefined =>
  typeof value === 'string' ? htmlToText(value).replace(/\s+/g, ' ').trim() || undefined : undefined;

/** Descriptions come as HTML, as escaped HTML, or as plain text with line breaks. */
function richText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => richText(item) ?? []).join('\n') || undefined;
  if (typeof value !== 'string') return undefined;
  const html = /&lt;\/?(p|ul|li|br|div|h\d)\b/i.test(value) ? htmlToText(value) : value;
  return (/<[a-z][^>]*>/i.test(html) ? htmlToText(html) : htmlToText(html.replace(/\r?\n/g, '<br>'))) || undefined;
}

function readMicrodata($: CheerioAPI): Posting {
  const scope = $('[itemtype*="schema.org/JobPosting"]').first();
  if (scope.length === 0) return {};
  const prop = (name: string) => scope.find(`[itemprop="${name}"]`).first();
  const title = (prop('title').attr('content') ?? prop('title').text()).replace(/\s+/g, ' ').trim();
  const organisation = prop('hiringOrganization');
  const company = (organisation.find('[itemprop="name"]').first().text() || organisation.text())
    .replace(/\s+/g, ' ')
    .trim();
  const description = htmlToText(prop('description').html() ?? '');
  return { ...(title && { title }), ...(company && { company }), ...(description && { description }) };
}
