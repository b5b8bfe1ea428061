import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import type { ResumeDocument, YearMonth } from '../document.ts';
import type { Match } from '../match/match.ts';
import { findGaps } from './find-gaps.ts';
import { hasMixedMonths } from './month-forms.ts';
import { quoteLine } from './quote-line.ts';
import { type ReadyItem, readyItem } from './readiness.ts';

/** About how many words fill a page. */
const wordsOfPage = 480;
const maxPages = 2;

/** What would make a reader put the resume away, besides missing requirements. */
const stopping: readonly FindingCode[] = [
  'no-name',
  'no-email',
  'no-phone',
  'no-experience',
  'undated-entry',
  'not-chronological',
];

interface ReadFor {
  readonly match: Match;
  readonly today: YearMonth;
  /** Lines with private data. */
  readonly privateLines: readonly string[];
}

export function findStops(document: ResumeDocument, { match, today, privateLines }: ReadFor): ReadyItem[] {
  const pages = Math.ceil(countWords(document) / wordsOfPage);
  const stops = [
    ...stopping
      .filter((code) => match.findings.some((finding) => finding.code === code))
      .map((code) => readyItem(code)),
    ...findGaps(document, today).map(({ from, to }) => readyItem('gap', { from: say(from), to: say(to) })),
    ...(hasMixedMonths(document) ? [readyItem('mixed-dates')] : []),
    ...(pages > maxPages ? [readyItem('long', { pages })] : []),
    ...privateLines.map((line) => readyItem('private', { line: quoteLine(line) })),
  ];
  return stops.length > 0 ? stops : [readyItem('nothing-stops')];
}

function countWords({ sections }: ResumeDocument): number {
  const text = sections.flatMap(({ entries }) => entries.flatMap(({ head, body }) => [...head, ...body]));
  return text.reduce((sum, line) => sum + wordsIn(line.text), 0);
}

/** Chinese and Japanese have no spaces: two characters are about a word. */
function wordsIn(text: string): number {
  const cjk = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  return cjk / 2 + (text.match(/[\p{sc=Latin}\p{N}]+/gu)?.length ?? 0);
}

const say = ({ year, month }: YearMonth): string =>
  month ? `${String(month).padStart(2, '0')}/${year}` : String(year);
