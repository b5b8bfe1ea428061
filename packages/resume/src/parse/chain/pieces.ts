import type { Period } from '../../document.ts';
import { legalForms } from '../data/organisation-words.ts';
import { fieldOfLabel } from '../heads/field-labels.ts';
import { isRegionOrCountry, placeScore } from '../heads/places.ts';
import { findPeriod, isDateLabel, isDuration } from '../periods/periods.ts';
import { isProse, organisationScore, startsLikeDuty, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { foldWord, hasCjk, wordSet } from '../words/word-list.ts';

/** What separates a piece from the one before it. */
export type Break =
  | 'row'
  | 'cell'
  | 'type'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'at'
  | 'colon'
  | 'point'
  | 'bracket'
  | 'space'
  | 'date';

/** A part of a row that names one thing, or the whole row if it is prose. */
export interface Piece {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly before: Break;
  /** May be a role or an employer: not a place, a duration, contact details or a department next to its employer. */
  readonly isName: boolean;
  /** The index of its cell in the row. */
  readonly cell: number;
  /** Set if the piece is a date or a period. */
  readonly period?: Period;
  readonly isStrong?: boolean;
  /** Bold, italic, both or plain, if that changes within its row. */
  readonly type?: string;
}

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly kind: Break;
}

/** Longer rows are body text and stay one piece. */
const maxHeadLength = 170;
const maxPieces = 14;
const legal = wordSet(legalForms);
const breaks: readonly (readonly [Break, RegExp])[] = [
  ['bar', /\s?[|｜•●▪◆¦／]\s?/gu],
  ['bar', /\s(?:[·∙⋅‧]|\/\/?)\s/gu],
  ['dash', /\s[–—―~-]\s|—|\s[–—-]{2}\s/gu],
  ['at', /\s(?:at|@|bei|chez)\s(?=[\p{Lu}\d"“'])/gu],
  ['colon', /[:：](?:\s|(?=\P{ASCII}))/gu],
  ['point', /(?<=\p{Ll}{3})\.\s(?=\p{Lu})/gu],
  ['bracket', /\s?[(（]|[)）]\s?|\s?[【】]\s?/gu],
  ['comma', /[,，、;；]\s?/gu],
];
const hanSpace = /\s/gu;

/** The pieces of the rows of a section, in order. */
export function cutRows(rows: readonly Paragraph[]): Piece[] {
  return rows.flatMap((row, index) => cutRow(row, index));
}

function cutRow(row: Paragraph, index: number): Piece[] {
  const { text } = row;
  const whole: Piece = { row: index, from: 0, to: text.length, text, before: 'row', cell: 0, isName: canName(text) };
  if (text.length > maxHeadLength) return [whole];
  const dates = findDates(row);
  if (dates.length === 0 && row.cells.length === 1 && (isProse(text) || startsLikeDuty(text))) return [whole];
  const types = findTypes(row);
  const cuts = [...cellCuts(row), ...typeCuts(text, types), ...signCuts(text)].filter(
    (cut) => !dates.some((date) => cut.from < date.to && cut.to > date.from),
  );
  const edges = [...cuts, ...dates].sort((a, b) => a.from - b.from || a.to - b.to);
  const pieces: Piece[] = [];
  let at = 0;
  let before: Break = 'row';
  const push = (from: number, to: number): void => {
    const inner = text.slice(from, to);
    const start = from + (/^[\s.:;,|/·•)\]–—-]*/u.exec(inner)?.[0].length ?? 0);
    const end = from + inner.trimEnd().length;
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) return;
    const name = text.slice(start, end);
    pieces.push({
      row: index,
      from: start,
      to: end,
      text: name,
      before,
      cell: cellAt(row, start),
      // "(seafood, 180 seats)" describes an employer; a name in brackets starts with a capital.
      isName: canName(name) && !(before === 'bracket' && /^\p{Ll}/u.test(name)),
    });
    before = 'space';
  };
  for (const edge of edges) {
    if (edge.from < at) continue;
    push(at, edge.from);
    if ('period' in edge) {
      const { from, to, period, isStrong } = edge;
      const kind = pieces.length === 0 ? 'row' : before === 'space' ? 'date' : before;
      pieces.push({
        row: index,
        from,
        to,
        text: text.slice(from, to),
        before: kind,
        cell: cellAt(row, from),
        isName: false,
        period,
        isStrong,
      });
      before = 'date';
    } else if (pieces.length > 0 && rank(edge.kind) > rank(before)) before = edge.kind;
    at = edge.to;
  }
  push(at, text.length);
  if (pieces.length === 0 || pieces.length > maxPieces) return [whole];
  const places = row.cells.map((cell) => placeScore(cell) === 2);
  return pieces.map((piece, at) => {
    const isName = !places[piece.cell] && !isBesideName(piece, pieces[at - 1], pieces[at + 1]);
    return withType(isName ? piece : { ...piece, isName: false }, types);
  });
}

/** A department next to its employer ("Department of Mathematics, Tawe College") or a label ("Position: Baker"). */
function isBesideName({ text, isName }: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (!isName) return false;
  if (after?.before === 'colon' && fieldOfLabel(`${text}:`)) return true;
  const isHouse = (other: Piece | undefined): boolean =>
    other?.isName === true && !isUnit(other.text) && titleScore(other.text) < 2;
  return isUnit(text) && titleScore(text) < 2 && (isHouse(before) || isHouse(after));
}

const contact = /\S@\S|https?:|www\.|^\+?[\d\s()./-]{8,}$/u;

function canName(text: string): boolean {
  if (!/\p{L}/u.test(text) || isDuration(text) || isDateLabel(text) || contact.test(text)) return false;
  return placeScore(text) < 2 && !isRegionOrCountry(text);
}

const unit =
  /^(?:department|dept|division|faculty|school|institute|lab|laboratory|chair|unit|office|group)\s(?:of|for)(?!\p{L})|\s(?:department|dept|division|team|group|lab|laboratory|unit|org|squad|branch)$|^(?:abteilung|institut für|lehrstuhl|fachbereich|bereich|département|departamento|dipartimento|facultad|faculté)(?!\p{L})|\sstation$|(?:部|课|課|室|组|組|系|部门|部門)$/iu;

/** Whether the text reads like a department. */
export function isUnit(text: string): boolean {
  return unit.test(text);
}

/** From weak to strong: of two breaks in the same place the stronger counts. */
const ranks: readonly Break[] = [
  'space',
  'date',
  'comma',
  'type',
  'bracket',
  'point',
  'colon',
  'at',
  'dash',
  'bar',
  'cell',
  'row',
];
const rank = (kind: Break): number => ranks.indexOf(kind);

interface DateSpan {
  readonly from: number;
  readonly to: number;
  readonly period: Period;
  readonly isStrong: boolean;
}

function findDates(row: Paragraph): DateSpan[] {
  const form = formDate(row);
  const spans: DateSpan[] = form ? [form] : [];
  let offset = 0;
  for (const cell of row.cells) {
    let from = form && offset < form.to ? cell.length : 0;
    for (let count = 0; count < 3; count += 1) {
      const found = findPeriod(cell.slice(from));
      if (!found) break;
      spans.push({ ...found, from: offset + from + found.from, to: offset + from + found.to });
      from += found.to;
    }
    offset += cell.length + 1;
  }
  return spans;
}

/** Forms have separate columns for the year and the month. */
function formDate({ text, cells }: Paragraph): DateSpan | undefined {
  const [, date, year, month] = /^(((?:19|20)\d\d)年?\s(0?[1-9]|1[0-2])月?)(?:\s|$)/u.exec(text) ?? [];
  if (!date || cells.length < 2) return undefined;
  const period = { text: date, start: { year: Number(year), month: Number(month) }, isCurrent: false };
  return { from: 0, to: date.length, period, isStrong: true };
}

function cellCuts({ cells }: Paragraph): Cut[] {
  const cuts: Cut[] = [];
  let offset = 0;
  for (const cell of cells.slice(0, -1)) {
    offset += cell.length + 1;
    cuts.push({ from: offset - 1, to: offset, kind: 'cell' });
  }
  return cuts;
}

function cellAt({ cells }: Paragraph, at: number): number {
  let offset = 0;
  for (const [index, cell] of cells.entries()) {
    offset += cell.length + 1;
    if (at < offset) return index;
  }
  return cells.length - 1;
}

interface Typed {
  readonly from: number;
  readonly type: string;
}

/** Where each run of one type style begins, in a row with more than one. */
function findTypes({ text, look }: Paragraph): Typed[] {
  const runs = look?.runs ?? [];
  if (runs.length < 2 || runs.length > 6) return [];
  const types: Typed[] = [];
  let at = 0;
  for (const { text: said, isBold, isItalic } of runs) {
    const [word = ''] = said.split(' ');
    const found = word === '' ? -1 : text.indexOf(word, at);
    if (found < 0) continue;
    types.push({ from: found, type: isBold ? (isItalic ? 'both' : 'bold') : isItalic ? 'italic' : 'plain' });
    at = found + word.length;
  }
  return types;
}

function typeCuts(text: string, types: readonly Typed[]): Cut[] {
  return types
    .filter(({ from }) => from > 0 && /[\s([（]$/u.test(text.slice(0, from)))
    .map(({ from }) => ({ from, to: from, kind: 'type' }));
}

/** The piece with its type style, unless the whole row has the same. */
function withType(piece: Piece, types: readonly Typed[]): Piece {
  const own = types.findLast(({ from }) => from <= piece.from)?.type;
  return own === undefined || types.every(({ type }) => type === own) ? piece : { ...piece, type: own };
}

function signCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const [kind, pattern] of breaks) {
    for (const match of text.matchAll(pattern)) {
      const cut = { from: match.index, to: match.index + match[0].length, kind };
      if (kind === 'comma' && (isInName(text, cut.to) || isInList(text, cut.to))) continue;
      if (kind === 'bracket' && isRemark(text, match.index, cut.to)) continue;
      if ((kind === 'bar' || kind === 'dash') && isInRemark(text, cut)) continue;
      cuts.push(cut);
    }
  }
  // Spaces separate CJK names only if no bars or dashes do.
  if (hasCjk(text) && !cuts.some(({ kind }) => kind === 'bar' || kind === 'dash'))
    for (const match of text.matchAll(hanSpace)) {
      const isParted = hasCjk(text.charAt(match.index - 1)) && hasCjk(text.charAt(match.index + 1));
      if (isParted) cuts.push({ from: match.index, to: match.index + 1, kind: 'space' });
    }
  return cuts;
}

/** "Genetics, Diversity, and Ecology of Cereals" is one name. */
function isInList(text: string, from: number): boolean {
  const rest = text.slice(from, from + 60);
  return /^(?:[\p{L}-]+,\s)?(?:and|&|und|et|y|e|o|or)\s/u.test(rest);
}

/** "(part-time)", "(FinTech scale up)": a remark that is not an employer, place or date is part of the name before. */
function isRemark(text: string, from: number, to: number): boolean {
  const open = /[(（]/u.test(text.slice(from, to))
    ? to
    : Math.max(text.lastIndexOf('(', from), text.lastIndexOf('（', from)) + 1;
  const inner = /^[^()（）]*/u.exec(text.slice(open))?.[0] ?? '';
  if (open === 0 || !/^[)）]/u.test(text.slice(open + inner.length))) return false;
  if (/[,，、]/u.test(inner) || findPeriod(inner) || placeScore(inner) === 2 || isDuration(inner)) return false;
  return organisationScore(inner) === 0;
}

/** "Developer (boards / steering)". */
function isInRemark(text: string, { from, to }: Cut): boolean {
  const open = /[(（][^()（）]*$/u.exec(text.slice(0, from));
  return open !== null && /^[^()（）]*[)）]/u.test(text.slice(to)) && isRemark(text, open.index, open.index + 1);
}

/** The commas of "Omnious Co., Ltd." and "1,200". */
function isInName(text: string, from: number): boolean {
  const word = /^\s*([^\s,，、]{1,7})(?=[\s,，、(（]|$)/u.exec(text.slice(from, from + 12))?.[1];
  if (word !== undefined && (word === 'C.A.' || (word !== 'CO' && legal.has(foldWord(word))))) return true;
  return /\d,$/u.test(text.slice(0, from)) && /^\d{3}/u.test(text.slice(from));
}
