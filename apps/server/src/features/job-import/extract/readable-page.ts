import { Readability } from '@mozilla/readability';
import type { CheerioAPI } from 'cheerio';
import { parseHTML } from 'linkedom';
import { htmlToText, nodesToText } from '../../../web-reading/html-to-text.ts';
import { isWholeDescription, type Posting } from './posting.ts';

/** linkedom's document is the browser's in shape, but has a type of its own. */
type ReadableDocument = ConstructorParameters<typeof Readability>[0];

/** Any page: its main text as a reader view would show it, its heading as the title. */
export function readAnyPage(html: string, $: CheerioAPI): Posting {
  const title = pageTitle($);
  const company = $('meta[property="og:site_name"]').attr('content')?.trim();
  const description = [readMainText(html), readMainElement($)].find(isWholeDescription);
  return { ...(title && { title }), ...(company && { company }), ...(description && { description }) };
}

function readMainText(html: string): string | undefined {
  const { document } = parseHTML(html);
  if (!document.documentElement) return undefined;
  const article = new Readability(document as unknown as ReadableDocument, { charThreshold: 120 }).parse();
  return article?.content ? htmlToText(article.content) : undefined;
}

const besides = 'nav, aside, footer, form, h1, [id*="consent" i], [class*="cookie" i]';

/** Short postings and pages of tables are too little for the reader view: then whatever the page itself calls its main part. */
function readMainElement($: CheerioAPI): string | undefined {
  const main = $('article, main, [role="main"]').first().clone();
  main.find(besides).remove();
  return nodesToText(main.toArray()) || undefined;
}

/** "Nurse - Acme | Careers" is a page's title; the job's is before the first separator, unless a heading says it plainly. */
function pageTitle($: CheerioAPI): string | undefined {
  const heading = $('h1').first().text().replace(/\s+/g, ' ').trim();
  if (heading && heading.length <= 120) return heading;
  const title = ($('meta[property="og:title"]').attr('content') ?? $('title').text()).replace(/\s+/g, ' ').trim();
  return title.split(/ [-–—|·] | at (?=[A-Z])/)[0]?.trim() || undefined;
}
