import type { CheerioAPI } from 'cheerio';
import { htmlToText } from '../../../web-reading/html-to-text.ts';
import { bareValue, isObject, type Json, readJsonLd, typesOf } from '../../../web-reading/json-ld.ts';
import { oneLine, richText } from '../../../web-reading/rich-text.ts';
import type { Posting } from './posting.ts';

/** schema.org JobPosting, as JSON-LD or microdata: what job sites publish for search engines is the cleanest source. */
export const readStructuredData = ($: CheerioAPI): Posting => ({ ...readMicrodata($), ...readPosting($) });

function readPosting($: CheerioAPI): Posting {
  const scripts = readJsonLd($);
  const find = (links: readonly string[]) => firstDefined(scripts, (script) => findPosting(script, links, 0));
  const posting = find(ownLinks) ?? find([...ownLinks, ...listLinks]);
  return posting ? presentPosting(posting) : {};
}

/** The page's own subject first; lists may contain other jobs. */
const ownLinks = ['@graph', 'mainEntity', 'mainEntityOfPage'];
const listLinks = ['itemListElement', 'item'];

function findPosting(value: unknown, links: readonly string[], depth: number): Json | undefined {
  if (depth > 6 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstDefined(value, (item) => findPosting(item, links, depth + 1));
  const json = value as Json;
  if (typesOf(json).includes('JobPosting')) return json;
  return firstDefined(links, (link) => findPosting(json[link], links, depth + 1));
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
  const organisation = bareValue(json.hiringOrganization);
  const company = oneLine(isObject(organisation) ? organisation.name : organisation);
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
