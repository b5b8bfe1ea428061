import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Period } from '../../document.ts';
import { fieldOfLabel } from '../heads/field-labels.ts';
import { isRegionOrCountry, placeScore } from '../heads/places.ts';
import { findPeriod, isDateLabel, isDuration } from '../periods/periods.ts';
import { isProse, startsLikeDuty, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { type Break, cellCuts, findTypes, rank, separatorCuts, type Typed, typeCuts } from './breaks.ts';

/** A part of a row that names one thing, or the whole row if it is prose. */
export interface Piece {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly before: Break;
  /** Likely to name a role or an employer: not a place, a duration, contact details or a department next to its employer. */
  readonly isName: boolean;
  /** May name a role or an employer at all: a town or a department may, contact details and durations may not. */
  readonly mayName: boolean;
  /** The index of its cell in the row. */
  readonly cell: number;
  /** Set if the piece is a date or a period. */
  readonly period?: Period;
  readonly isStrong?: boolean;
  /** Bold, italic, both or plain, if that changes within its row. */
  readonly type?: string;
}

/** Longer rows are body text and stay one piece. */
const maxHeadLength = 170;
const maxPieces = 14;
/** The pieces of the rows of a section, in order. */
export function cutRows(rows: readonly Paragraph[]): Piece[] {
  return rows.flatMap((row, index) => cutRow(row, index));
}

function cutRow(row: Paragraph, index: number): Piece[] {
  const { text } = row;
  const whole: Piece = {
    row: index,
    from: 0,
    to: text.length,
    text,
    before: 'row',
    cell: 0,
    isName: isLikelyName(text),
    mayName: mayName(text),
  };
  if (text.length > maxHeadLength) return [whole];
  const dates = findDates(row);
  if (dates.length === 0 && row.cells.length === 1 && (isProse(text) || startsLikeDuty(text))) return [whole];
  const types = findTypes(row);
  const cuts = [...cellCuts(row), ...typeCuts(text, types), ...separatorCuts(text)].filter(
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
      isName: isLikelyName(name) && !(before === 'bracket' && /^\p{Ll}/u.test(name)),
      mayName: mayName(name),
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
        mayName: false,
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

function mayName(text: string): boolean {
  return /\p{L}/u.test(text) && !isDuration(text) && !isDateLabel(text) && !contact.test(text);
}

function isLikelyName(text: string): boolean {
  return mayName(text) && placeScore(text) < 2 && !isRegionOrCountry(text);
}

const unit = pattern('iu')`${readingCues.any('unit')}`;

/** Whether the text reads like a department. */
export function isUnit(text: string): boolean {
  return unit.test(text);
}

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

function cellAt({ cells }: Paragraph, at: number): number {
  let offset = 0;
  for (const [index, cell] of cells.entries()) {
    offset += cell.length + 1;
    if (at < offset) return index;
  }
  return cells.length - 1;
}

/** The piece with its type style, unless the whole row has the same. */
function withType(piece: Piece, types: readonly Typed[]): Piece {
  const own = types.findLast(({ from }) => from <= piece.from)?.type;
  return own === undefined || types.every(({ type }) => type === own) ? piece : { ...piece, type: own };
}
