import type { CheerioAPI } from 'cheerio';
import { htmlToText } from '../../../web-reading/html-to-text.ts';
import { type Json, readJsonLd, typesOf } from '../../../web-reading/json-ld.ts';
import { oneLine, richText } from '../../../web-reading/rich-text.ts';
import type { Posting } from './posting.ts';

/** schema.org JobPosting, as JSON-LD or microdata: what job sites publish for search engines is the cleanest there is. */
export const readStructuredData = ($: CheerioAPI): Posting => ({ ...readMicrodata($), ...readPosting($) });

function readPosting($: CheerioAPI): Posting {
  const posting = firstDefined(readJsonLd($), (script) => findPosting(script, 0));
  return posting ? presentPosting(posting) : {};
}

function findPosting(value: unknown, depth: number): Json | undefined {
  if (depth > 6 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstDefined(value, (item) => findPosting(item, depth + 1));
  const json = value as Json;
  if (typesOf(json).includes('JobPosting')) return json;
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
  const title = oneLine(json.title) ?? oneLine(json.name);
  const organisation = json.hiringOrganization;
  const company = oneLine(
    typeof organisation === 'object' && organisation ? (organisation as Json).name : organisation,
  );
  const main = richText(json.description);
  const details = detailFields
    .flatMap((field) => richText(json[field]) ?? [])
    .filter((detail) => !main?.includes(detail));
  const description = [main, ...details].filter(Boolean).join('\n\n');
  return { ...(title && { title }), ...(company && { company }), ...(description && { description }) };
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
