import * as cheerio from 'cheerio';
import { readPageShape } from './page-shapes.ts';
import { hasDescription, mergePostings, type Posting } from './posting.ts';
import { readAnyPage } from './readable-page.ts';
import { readStructuredData } from './structured-data.ts';

/** Most reliable source first: structured data, then known page layouts, then any page's main text. */
export function extractPosting(html: string): Posting {
  const $ = cheerio.load(html);
  const sure = [{ ...readStructuredData($), isLabelled: true }, readPageShape($)];
  if (sure.some(({ title }) => title) && sure.some(hasDescription)) return mergePostings(sure);
  return mergePostings([...sure, readAnyPage(html, $)]);
}
