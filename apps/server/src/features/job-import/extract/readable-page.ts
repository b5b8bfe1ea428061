import { Readability } from '@mozilla/readability';
import type { CheerioAPI } from 'cheerio';
import { parseHTML } from 'linkedom';
import { htmlToText, nodesToText } from '../../../web-reading/html-to-text.ts';
import { isWholeDescription, type Posting } from './posting.ts';

/** linkedom's document has the shape of the browser's, but its own type. */
type ReadableDocument = ConstructorParameters<typeof Readability>[0];

/** Any page: its main text as in a reader view, its heading as the title. */
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

/** Short postings and tables are too little for the reader view; then use the page's own main element. */
function readMainElement($: CheerioAPI): string | undefined {
  const main = $('article, main, [role="main"]').first().clone();
  main.find(besides).remove();
  return nodesToText(main.toArray()) || undefined;
}

/**
 * In a page title such as "Nurse - Acme | Careers" the job comes before the first separator. A heading is preferred.
 */
function pageTitle($: CheerioAPI): string | undefined {
  const heading = $('h1').first().text().replace(/\s+/g, ' ').trim();
  if (heading && heading.length <= 120) return heading;
  const title = ($('meta[property="og:title"]').attr('content') ?? $('title').text()).replace(/\s+/g, ' ').trim();
  return title.split(/ [-–—|·] | at (?=[A-Z])/)[0]?.trim() || undefined;
}
