import * as cheerio from 'cheerio';
import { readPageShape } from './page-shapes.ts';
import { isWholeDescription, mergePostings, type Posting } from './posting.ts';
import { readAnyPage } from './readable-page.ts';
import { readStructuredData } from './structured-data.ts';

/** The surest way of reading first: data made for machines, then known page shapes, then any page's main text. */
export function extractPosting(html: string): Posting {
  const $ = cheerio.load(html);
  const sure = mergePostings([readStructuredData($), readPageShape($)]);
  if (sure.title && isWholeDescription(sure.description)) return sure;
  return mergePostings([sure, readAnyPage(html, $)]);
}
