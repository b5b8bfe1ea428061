import { pattern } from '@fitted/language/pattern';
import { isWeakBullet } from './bullets.ts';
import type { FlowRow } from './flow-row.ts';
import { isUnspaced } from './unspaced.ts';
import { type Row, wouldFit } from './word.ts';

export interface Paragraph {
  readonly first: FlowRow;
  last: FlowRow;
  readonly isBullet: boolean;
  /** Where its text begins, after the bullet. */
  readonly textX: number;
  /** Where the last part of its first row begins, after a tab. */
  readonly hangX: number;
  text: string;
  readonly parts: number;
  /** Notes in the margin, those in the same row first. */
  readonly beside: string[];
  readonly under: string[];
  readonly isBold: boolean;
  readonly gap: number;
}

/** If several long rows end at exactly the same place, lines are wrapped there, wherever the region ends. */
export function findWrapEdges(rows: readonly Row[]): number[] {
  const ends = rows
    .filter((row) => row.words.length > 5)
    .map((row) => row.x1)
    .sort((a, b) => a - b);
  return ends.filter((end, index) => Math.abs((ends[index + 1] ?? Number.NaN) - end) < 0.8);
}

/** How far punctuation and hyphens may hang over a justified edge. */
const hanging = 3;

/** If most long rows end at one place, the text is justified: a row that ends before it ends a paragraph. */
export function findJustifiedEdge(rows: readonly Row[]): number | undefined {
  const ends = rows.filter((row) => row.words.length > 5).map((row) => row.x1);
  const edge = Math.max(...ends);
  const full = ends.filter((end) => edge - end < hanging);
  return full.length >= 4 && full.length >= ends.length * 0.4 ? edge : undefined;
}

interface Surroundings {
  readonly right: number;
  readonly edges: readonly number[];
  readonly justified: number | undefined;
  readonly gap: number;
}

/** An e-mail or web address: its lower-case start does not mean that it continues the line above. */
export const address = /^(?:[^\s@]+@\S+|(?:https?:|www\.)\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?)$/iu;

/** A web address may end in a slash; an e-mail address or another web address below it is one of its own. */
function isNextAddress(open: string, next: string): boolean {
  const [last = ''] = open.split(/\s/u).slice(-1);
  const [first = ''] = next.split(/\s/u, 1);
  return /^(?:https?:|www\.).+\/$/u.test(last) && /^(?:[^@/]+@.|https?:|www\.)/u.test(first);
}

/** Whether the row continues the open paragraph, which was broken at the margin. */
export function continues(open: Paragraph, row: FlowRow, next: Paragraph, at: Surroundings): boolean {
  const em = row.size;
  if (next.isBullet || isNumbered(row) || next.parts !== 1 || next.text === '' || at.gap > 1.3) return false;
  if (Math.abs(row.size - open.last.size) > 0.12 * em || isNextAddress(open.text, next.text)) return false;
  if (open.isBold !== next.isBold && (open.isBold || next.isBold) && !/^\p{Ll}/u.test(next.text)) return false;
  const opensLine = !open.isBullet && address.test(next.text) && !isOpenEnded(open.text);
  const runsOn = /^[\p{Ll}(&,]/u.test(next.text) && !/[.!?:]$/.test(open.text) && !opensLine;
  // Short lines fill a narrow column by chance: names, tags, addresses.
  if (!runsOn && endsWithPeriod.test(open.text)) return false;
  const fits = !isFull(open, row, at) || !(runsOn || isOpenEnded(open.text) || letterCount(open.last) >= longLine);
  if (open.parts > 1) return near(row.x0, open.hangX, em) && row.x0 > open.first.x0 + em && (!fits || runsOn);
  if (startsLabel(row, open)) return false;
  if (open.isBullet || isNumbered(open.first)) {
    if (near(row.x0, open.textX, em))
      return !fits || runsOn || (!/[.!?:]$/.test(open.text) && open.last.x1 > at.right * 0.6);
    return row.x0 > open.first.x0 - 0.5 * em && row.x0 < open.textX + em && (!fits || runsOn);
  }
  if (near(row.x0, open.last.x0, em)) return !fits || (runsOn && open.last.words.length > 5);
  const isIndented = open.first === open.last && Math.abs(open.first.x0 - row.x0) < 4 * em;
  const isCentred = Math.abs(open.last.x0 + open.last.x1 - row.x0 - row.x1) < em;
  return (isIndented || isCentred) && !fits && runsOn;
}

function isFull({ last, text }: Paragraph, row: Row, { edges, right, justified }: Surroundings): boolean {
  if (edges.some((edge) => Math.abs(edge - last.x1) < 1)) return true;
  // A row that is short only because a long address follows is not stretched to the edge either.
  const isMeant =
    justified !== undefined &&
    justified - last.x1 > hanging &&
    !isOpenEnded(text) &&
    !address.test(row.words[0]?.text ?? '');
  return !isMeant && !wouldFit(last, row, right);
}

/** "Tawe College, Aug. 2014 – June 2018" ends with a period of time: a new line follows, however full this one is. */
const endsWithPeriod = /(?:19|20)\d\d\s?[-–—]\s?(?:\p{L}{3,9}\.?\s)?(?:(?:19|20)\d\d|present|current|now|heute)\)?$/iu;

/** Whether a dash belongs to a sentence and only happens to begin the line, as no other line at that edge does. */
export function isDashWithin(open: Paragraph, row: Row, rows: readonly Row[], at: Surroundings): boolean {
  const [character, next] = row.words;
  const em = row.size;
  if (!character || !next || !isWeakBullet(character) || next.x0 - character.x1 > 0.6 * em) return false;
  if (/^[\p{Lu}\p{Lo}]/u.test(next.text)) return false;
  if (at.gap > 1.3 || /[.!?:;]$/.test(open.text) || letterCount(open.last) < longLine) return false;
  if (!near(row.x0, open.isBullet ? open.textX : open.last.x0, em) || !isFull(open, row, at)) return false;
  return !rows.some((other) => other !== row && other.words[0]?.text === character.text && near(other.x0, row.x0, em));
}

/** "1." or "a)" in front. */
export const isNumbered = (row: Row): boolean =>
  row.words.length > 1 && /^\(?(?:\d{1,2}|[a-z])[.)]$/.test(row.words[0]?.text ?? '');

/** Longer lines are prose, broken at the margin. */
const longLine = 45;
const letterCount = (row: Row): number => row.words.reduce((sum, word) => sum + word.text.length + 1, -1);

const connectors = pattern('i')`
  (?:^|\s)(?:a|an|the|of|and|or|in|to|for|with|at|by|on|from|as|und|oder|der|die|das|des|dem|den|mit|für|von|im|am
  |zur|zum|de|du|des|la|le|les|et|en|au|aux|pour|avec|dans|y|del|los|las|el|con|para|por)$
`;

/** The line cannot end here: a comma, a separator between items, an open bracket, a conjunction or preposition. */
function isOpenEnded(text: string): boolean {
  if (/[,&/|·\u00ad-]$/.test(text) || connectors.test(text)) return true;
  return (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0) || isUnspaced(text.at(-1) ?? '');
}

const near = (a: number, b: number, em: number): boolean => Math.abs(a - b) < 0.45 * em;

/** "Tools: …" in bold begins a new line, however full the one above is. */
function startsLabel(row: Row, open: Paragraph): boolean {
  const [first] = row.words;
  const last = open.last.words.at(-1);
  if (first?.isBold && last && !last.isBold && row.words.some((word) => !word.isBold)) {
    return row.words.slice(0, 6).some((word) => /[:：]$/.test(word.text));
  }
  const label = /^[\p{Lu}][\p{L} &/-]{1,28}[:：]/u;
  return (
    label.test(open.text) &&
    label.test(
      row.words
        .slice(0, 4)
        .map((word) => word.text)
        .join(' '),
    )
  );
}
