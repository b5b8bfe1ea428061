import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { placeScore } from '../heads/places.ts';
import { type RawEntry, splitHeadFromBody } from '../heads/split-head.ts';
import { isDuration } from '../periods/periods.ts';
import type { LineLook } from '../rows/line-look.ts';
import { isLabelled, isPartLabel, isProse, speaksOfSelf, startsLikeDuty } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords } from '../words/word-list.ts';

const maxHeadRows = 6;

/**
 * Splits entries by look: the head rows of an entry are set in another type than its body, and the first of them looks
 * the same in every entry of a section. `undefined` if the type does not help, so that the words must decide.
 */
export function splitByLook(
  rows: readonly Paragraph[],
  anchors: readonly boolean[],
  kind: SectionKind,
): RawEntry[] | undefined {
  if (rows.filter((row) => row.look).length < rows.length * 0.8) return undefined;
  const body = findBody(rows, anchors);
  if (!body) return undefined;
  const isHead = rows.map((row, index) => anchors[index] || isHeadLike(row, body));
  const runs = findRuns(isHead);
  const dated = runs.filter(({ from, to }) => anchors.slice(from, to).includes(true));
  const opening = mostFrequent(dated.map(({ from }) => typeOf(rows[from] as Paragraph)));
  if (!opening || opening.count < dated.length * 0.6) return undefined;
  const isOpening = (index: number): boolean => typeOf(rows[index] as Paragraph) === opening.value;
  const isPlain = opening.value === typeOf(body);
  const starts: number[] = [];
  for (const { from, to } of runs) {
    const hasDates = anchors.slice(from, to).includes(true);
    if (!hasDates && (isPlain || !isOpening(from) || kind === 'projects')) continue;
    starts.push(from, ...cutRun(from, to, anchors, isOpening));
  }
  return toEntries(rows, isHead, starts, kind);
}

/** A run of head rows is more than one entry if the opening type or dates occur again. */
function cutRun(
  from: number,
  to: number,
  anchors: readonly boolean[],
  isOpening: (index: number) => boolean,
): number[] {
  const cuts: number[] = [];
  let start = from;
  let dated = anchors[from] ?? false;
  for (let index = from + 1; index < to; index += 1) {
    const opensAgain = isOpening(index) && !isOpening(index - 1) && (isOpening(from) || dated);
    const isSecondDate = dated && anchors[index];
    if (opensAgain || isSecondDate) {
      start = opensAgain ? index : Math.max(start + 1, afterDates(index, start, anchors));
      cuts.push(start);
      dated = false;
    }
    dated ||= anchors[index] ?? false;
  }
  return cuts;
}

/** The rows between two dates belong to the second. */
function afterDates(index: number, start: number, anchors: readonly boolean[]): number {
  let at = index;
  while (at - 1 > start && !anchors[at - 1]) at -= 1;
  return at;
}

function toEntries(
  rows: readonly Paragraph[],
  isHead: readonly boolean[],
  starts: readonly number[],
  kind: SectionKind,
): RawEntry[] {
  const entries: RawEntry[] = [];
  const first = starts[0] ?? rows.length;
  if (first > 0) entries.push({ head: [], body: rows.slice(0, first) });
  for (const [at, start] of starts.entries()) {
    const until = starts[at + 1] ?? rows.length;
    let end = start + 1;
    while (end < until && end - start < maxHeadRows && (isHead[end] || isPlaceOrTime(rows[end] as Paragraph))) end += 1;
    // The head may continue in the type of the body; then its words decide.
    const byWords = splitHeadFromBody(rows.slice(start, until), kind).head.length;
    end = Math.max(end, start + byWords);
    const head = rows.slice(start, end).map((row) => ({ ...row, isBullet: false, bulletIndent: null, bulletMark: '' }));
    entries.push({ head, body: rows.slice(end, until) });
  }
  return entries;
}

function isPlaceOrTime(row: Paragraph): boolean {
  return !row.isBullet && (placeScore(row.text) === 2 || isDuration(row.text)) && countWords(row.text) <= 6;
}

function findRuns(isHead: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, is] of isHead.entries()) {
    const open = runs.at(-1);
    if (!is) continue;
    if (open?.to === index) open.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}

/** A row in the type of most of the body text. */
function findBody(rows: readonly Paragraph[], anchors: readonly boolean[]): Paragraph | undefined {
  const letters = new Map<string, { row: Paragraph; count: number }>();
  for (const [index, row] of rows.entries()) {
    if (anchors[index] || !row.look) continue;
    const isTold = row.isBullet || isProse(row.text);
    const own = letters.get(typeOf(row)) ?? { row, count: 0 };
    own.count += row.text.length * (isTold ? 4 : 1);
    letters.set(typeOf(row), own);
  }
  const [most] = [...letters.values()].sort((a, b) => b.count - a.count);
  return most && (most.row.isBullet || isProse(most.row.text) || most.count > 160) ? most.row : undefined;
}

function isHeadLike(row: Paragraph, body: Paragraph): boolean {
  if (!row.look || !body.look || row.isNumbered || typeOf(row) === typeOf(body)) return false;
  if (countWords(row.text) > 14 || row.text.length > 110) return false;
  if (isPartLabel(row.text) || isProse(row.text) || speaksOfSelf(row.text)) return false;
  if (startsLikeDuty(row.text) || isLabelled(row.text)) return false;
  if (row.isBullet) return isLouder(row.look, body.look) && row.look.isBold && countWords(row.text) <= 8;
  return isLouder(row.look, body.look) || row.look.runs[0]?.isItalic === true;
}

function isLouder(look: LineLook, than: LineLook): boolean {
  return look.size > than.size + 0.4 || (startsBold(look) && !startsBold(than)) || look.colour !== than.colour;
}

const startsBold = (look: LineLook): boolean => look.runs[0]?.isBold ?? look.isBold;

/** The type that a row begins in, because dates after the name are often set lighter. */
function typeOf({ look }: Paragraph): string {
  if (!look) return '';
  const isItalic = look.runs[0]?.isItalic ?? look.isItalic;
  return `${Math.round(look.size * 2)} ${look.runs[0]?.face ?? look.face} ${startsBold(look)} ${isItalic} ${look.colour}`;
}

function mostFrequent(values: readonly string[]): { value: string; count: number } | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && { value: best[0], count: best[1] };
}
