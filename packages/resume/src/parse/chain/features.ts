import { fieldOfLabel } from '../heads/field-labels.ts';
import { roleOrEmployer } from '../heads/name-kind.ts';
import { isRegionOrCountry, placeScore } from '../heads/places.ts';
import { isDateLabel, isDuration } from '../periods/periods.ts';
import type { LineLook } from '../rows/line-look.ts';
import { isRunningHeader } from '../rows/loose-rows.ts';
import {
  degreeScore,
  isLabelled,
  isPartLabel,
  isProse,
  organisationScore,
  schoolScore,
  speaksOfSelf,
  startsLikeDuty,
  titleScore,
} from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords, hasCjk } from '../words/word-list.ts';
import { seeBlocks } from './blocks.ts';
import { isUnit, type Piece } from './pieces.ts';

/** How the rules read a section: whether each row opens a head, continues one or is body, and each piece's field. */
export interface RuleReading {
  readonly rows: readonly ('open' | 'more' | 'tell')[];
  readonly fields: readonly string[];
}

/** The features of each piece of a section, as names. No feature contains a word of the text. */
export function seeFeatures(rows: readonly Paragraph[], pieces: readonly Piece[], rules: RuleReading): string[][] {
  const body = bodyLook(rows);
  const left = Math.min(...rows.flatMap(({ look }) => (look ? [look.left - look.column] : [])), 1e6);
  const byRow = groupByRow(rows.length, pieces);
  const seenRows = rows.map((row, at) => seeRow(row, byRow[at] ?? [], body, left));
  const named = pieces.map((piece) => seeWords(piece));
  const blocks = seeBlocks(
    rows,
    byRow,
    seenRows.map(({ isTold }) => isTold),
  );
  const leans = pieces.map((piece) => (piece.isName && !piece.period ? roleOrEmployer(piece.text) : undefined));
  const hasDates = pieces.some(({ period }) => period !== undefined);
  const hasBullets = rows.some((row) => row.isBullet);
  return pieces.map((piece, at) => {
    const row = rows[piece.row] as Paragraph;
    const own = seenRows[piece.row] as SeenRow;
    const inRow = byRow[piece.row] ?? [];
    const place = inRow.indexOf(piece);
    const features = ['1', ...(named[at]?.features ?? []), ...own.features, ...(blocks[piece.row] ?? [])];
    const add = (name: string): void => {
      features.push(name);
    };
    add(`at ${place === 0 ? 'first' : place === inRow.length - 1 ? 'last' : 'mid'}`);
    add(`sep ${piece.before}`);
    add(`next ${inRow[place + 1]?.before ?? 'end'}`);
    add(
      `cell ${piece.cell === 0 ? 0 : piece.cell === row.cells.length - 1 ? 'last' : 'mid'}/${Math.min(row.cells.length, 3)}`,
    );
    const kind = named[at]?.kind ?? '';
    add(`kind ${kind} ${row.isBullet ? 'b' : ''}`);
    add(`kind ${kind} of ${Math.min(inRow.length, 3)} ${place === 0 ? 'first' : ''}`);
    if (place > 0) add(`< ${named[at - 1]?.kind ?? ''}`);
    if (place < inRow.length - 1) add(`> ${named[at + 1]?.kind ?? ''}`);
    for (const [name, step] of [
      ['^', -1],
      ['v', 1],
      ['vv', 2],
    ] as const) {
      const other = seenRows[piece.row + step];
      add(`${name} ${other?.sort ?? 'none'}`);
      if (name !== 'vv') add(`${name} ${other?.sort ?? 'none'} kind ${kind}`);
      if (other)
        add(
          `${name} look ${compareLooks(row.look, rows[piece.row + step]?.look)} ${row.isBullet === rows[piece.row + step]?.isBullet}`,
        );
    }
    for (const [name, step] of [
      ['lean <', -1],
      ['lean >', 1],
    ] as const)
      add(`${name} ${compareLeans(at, step, leans, pieces)}`);
    add(`kind ${kind} look ${own.look}`);
    add(`kind ${kind} row ${own.sort} ${place === 0 ? 'first' : ''}`);
    const [prior, next] = [inRow[place - 1], inRow[place + 1]];
    if (prior && piece.before === 'comma' && placeScore(`${prior.text}, ${piece.text}`) === 2) add('place <');
    if (next?.before === 'comma' && placeScore(`${piece.text}, ${next.text}`) === 2) add('place >');
    if (piece.type) {
      add(`type ${piece.type}`);
      add(`type ${piece.type} ${kind}`);
      if (prior) add(`type < ${prior.type === piece.type ? 'same' : prior.type} ${piece.before}`);
      if (next) add(`type > ${next.type === piece.type ? 'same' : next.type}`);
    }
    const label = fieldOfLabel(`${prior?.text ?? ''}:`);
    if (label && piece.before !== 'cell') add(`says ${label}`);
    if (fieldOfLabel(`${piece.text}:`)) add('label');
    add(piece.isName ? 'name' : 'no name');
    add(`blank below ${Math.min(rows[piece.row + 1]?.blankLinesBefore ?? 2, 1)}`);
    if (!hasDates) add('undated');
    if (!hasBullets) add('no bullets');
    const rule = rules.rows[piece.row] ?? 'tell';
    add(`rule ${rule}`);
    add(`rule ${rule} ${rules.fields[at] ?? ''} ${place === 0 ? 'first' : ''}`);
    add(`rule ${rules.fields[at] ?? ''} ${kind}`);
    return features;
  });
}

/** Whether the nearest other name, in its row or the next one, reads more or less like a role. */
function compareLeans(
  at: number,
  step: 1 | -1,
  leans: readonly (number | undefined)[],
  pieces: readonly Piece[],
): string {
  const own = leans[at];
  const row = pieces[at]?.row ?? 0;
  if (own === undefined) return '-';
  for (let other = at + step; Math.abs((pieces[other]?.row ?? -9) - row) <= 1; other += step) {
    const lean = leans[other];
    if (lean === undefined) continue;
    const gap = own - lean;
    return `${pieces[other]?.row === row ? 'row' : 'next'} ${gap > 2.5 ? '++' : gap > 0.6 ? '+' : gap < -2.5 ? '--' : gap < -0.6 ? '-' : '0'}`;
  }
  return 'none';
}

export function groupByRow(count: number, pieces: readonly Piece[]): Piece[][] {
  const byRow: Piece[][] = Array.from({ length: count }, () => []);
  for (const piece of pieces) byRow[piece.row]?.push(piece);
  return byRow;
}

interface SeenRow {
  readonly features: readonly string[];
  /** A summary of the row, for the rows above and below it. */
  readonly sort: string;
  /** A bullet, a sentence or a long row. */
  readonly isTold: boolean;
  readonly look: string;
}

function seeRow(row: Paragraph, pieces: readonly Piece[], body: LineLook | undefined, left: number): SeenRow {
  const words = countWords(row.text);
  const isTold = isProse(row.text) || speaksOfSelf(row.text) || startsLikeDuty(row.text);
  const dated = pieces.filter(({ period }) => period);
  const isDate = dated.length > 0 && dated.length === pieces.length;
  const isLabel = isPartLabel(row.text) || /[:：]$/u.test(row.text);
  const sort = isDate
    ? 'date'
    : row.isBullet
      ? isTold || words > 8
        ? 'bullet'
        : 'short bullet'
      : isTold
        ? 'told'
        : isLabel
          ? 'label'
          : dated.length > 0
            ? 'dated'
            : words > 12
              ? 'long'
              : 'short';
  const features = [
    `row ${sort}`,
    `row ${sort} ${Math.min(row.blankLinesBefore, 1)}`,
    `blank ${Math.min(row.blankLinesBefore, 2)}`,
    `pieces ${Math.min(pieces.length, 5)}`,
    `depth ${row.isBullet ? Math.min(row.depth, 2) : '-'}`,
    `words ${bucket(words)}`,
  ];
  if (isRunningHeader(row)) features.push('furniture');
  if (row.isNumbered) features.push('numbered');
  if (row.headingLevel > 0 || row.isBold) features.push('marked');
  if (isLabelled(row.text)) features.push('labelled');
  if (row.look) {
    const look = compareLooks(row.look, body);
    features.push(`look ${look}`, `look ${look} ${sort}`);
    const inset = row.look.left - row.look.column - left;
    features.push(`inset ${inset < 3 ? 0 : inset < 20 ? 1 : 2}`);
  } else features.push('no look');
  return { features, sort, isTold: isTold || row.isBullet || words > 12, look: compareLooks(row.look, body) };
}

function seeWords({ text, period, isStrong }: Piece): { features: readonly string[]; kind: string } {
  if (period) {
    const isRange = period.isCurrent || period.end !== undefined;
    const kind = isRange ? 'range' : isStrong ? 'date' : 'year';
    return { features: [`is ${kind}`], kind };
  }
  const title = titleScore(text);
  const organisation = organisationScore(text);
  const lean = Math.max(-4, Math.min(4, Math.round(roleOrEmployer(text))));
  const place = Math.max(placeScore(text), isRegionOrCountry(text) ? 2 : 0);
  const words = countWords(text);
  const isTold = isProse(text) || startsLikeDuty(text) || speaksOfSelf(text);
  const kind = isTold
    ? 'told'
    : contact.test(text)
      ? 'contact'
      : isDuration(text) || isDateLabel(text)
        ? 'time'
        : place === 2
          ? 'place'
          : isUnit(text) && title < 2
            ? 'unit'
            : title >= 2 && organisation < 2
              ? 'title'
              : organisation >= 2 && title < 2
                ? 'org'
                : words > 10
                  ? 'long'
                  : lean >= 2
                    ? 'title?'
                    : lean <= -2
                      ? 'org?'
                      : 'name';
  const features = [
    `is ${kind}`,
    `title ${title === 0 ? 0 : title < 2 ? 1 : 2}`,
    `org ${organisation === 0 ? 0 : organisation < 2 ? 1 : 2}`,
    `lean ${lean}`,
    `place ${place}`,
    `len ${bucket(words)}`,
    `case ${caseOf(text)}`,
  ];
  if (degreeScore(text) > 0) features.push('degree');
  if (schoolScore(text) > 0) features.push('school');
  if (/[.。]$/u.test(text)) features.push('ends .');
  if (/\d/u.test(text)) features.push('figure');
  if (isUnit(text)) features.push('unit');
  return { features, kind };
}

const contact = /\S@\S|https?:|www\.|^\+?[\d\s()./-]{8,}$|\.(?:com|org|io|net|dev)(?![\p{L}\d])/u;

function caseOf(text: string): string {
  if (hasCjk(text)) return 'han';
  if (/^[\d\W]+$/u.test(text)) return 'figures';
  if (/^\P{Ll}{3,}$/u.test(text)) return 'capitals';
  if (/^\p{Ll}/u.test(text)) return 'small';
  const long = text.split(/\s+/u).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.every((word) => /^\p{Lu}/u.test(word)) ? 'title' : 'sentence';
}

function bucket(words: number): string {
  return words <= 2 ? String(words) : words <= 4 ? '3-4' : words <= 7 ? '5-7' : words <= 12 ? '8-12' : '13+';
}

/** The type style of most of the section's text; bullets and long rows count three times. */
function bodyLook(rows: readonly Paragraph[]): LineLook | undefined {
  const counts = new Map<string, { look: LineLook; count: number }>();
  for (const { look, text, isBullet } of rows) {
    if (!look) continue;
    const key = typeKey(look);
    const own = counts.get(key) ?? { look, count: 0 };
    own.count += text.length * (isBullet || text.length > 100 ? 3 : 1);
    counts.set(key, own);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.look;
}

const startsBold = (look: LineLook): boolean => look.runs[0]?.isBold ?? look.isBold;
const startsItalic = (look: LineLook): boolean => look.runs[0]?.isItalic ?? look.isItalic;

export function typeKey(look: LineLook): string {
  return `${Math.round(look.size * 2)} ${startsBold(look)} ${startsItalic(look)} ${look.colour}`;
}

/** How one line looks compared with another. */
function compareLooks(look: LineLook | undefined, other: LineLook | undefined): string {
  if (!look || !other) return '?';
  if (look.size > other.size + 0.4) return 'larger';
  if (startsBold(look) !== startsBold(other)) return startsBold(look) ? 'bolder' : 'lighter';
  if (startsItalic(look) !== startsItalic(other)) return startsItalic(look) ? 'slanted' : 'upright';
  if (look.size < other.size - 0.4) return 'smaller';
  if (look.colour !== other.colour) return 'colour';
  return 'same';
}
