import {
  besideLabel,
  datesLabel,
  employerLabel,
  firstOpening,
  tellLabel,
  titleLabel,
} from '../../src/parse/chain/labels.ts';
import type { Piece } from '../../src/parse/chain/pieces.ts';
import type { ChainInput } from '../../src/parse/chain/read-chain.ts';
import { foldedWords } from '../../src/parse/words/word-list.ts';
import type { MadeRole } from './made-resume.ts';

/** From the first to the last piece of a name. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Placed {
  readonly title?: Span | undefined;
  readonly employer?: Span | undefined;
  readonly dates?: Span | undefined;
}

/** The right label of each piece; undefined if any role cannot be found in the pieces. */
export function goldOf({ rows, pieces }: ChainInput, roles: readonly MadeRole[]): number[] | undefined {
  const labels = new Map<number, number>();
  const heads: Span[] = [];
  let last = -1;
  for (const role of roles) {
    const placed = placeRole(role, rows, pieces, labels, last);
    if (!placed) return undefined;
    for (const [span, label] of [
      [placed.title, titleLabel],
      [placed.employer, employerLabel],
      [placed.dates, datesLabel],
    ] as const)
      if (span)
        for (let at = span.from; at <= span.to; at += 1)
          if (label === datesLabel || pieces[at]?.isName) labels.set(at, label);
    const spans = [placed.title, placed.employer, placed.dates].filter((span) => span !== undefined);
    const head = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
    heads.push(head);
    last = pieces[head.from]?.row ?? last;
  }
  return labelPieces(pieces, labels, heads);
}

/** Other pieces in the rows of a head are labelled `BESIDE`; everything else is `TELL`. */
function labelPieces(pieces: readonly Piece[], labels: ReadonlyMap<number, number>, heads: readonly Span[]): number[] {
  const gold = pieces.map(() => tellLabel as number);
  const sorted = heads.toSorted((a, b) => a.from - b.from);
  for (const [index, head] of sorted.entries()) {
    let { from, to } = head;
    const [above, below] = [sorted[index - 1], sorted[index + 1]];
    while (from > (above ? above.to + 1 : 0) && pieces[from - 1]?.row === pieces[head.from]?.row) from -= 1;
    while (to + 1 < (below?.from ?? pieces.length) && pieces[to + 1]?.row === pieces[head.to]?.row) to += 1;
    if (below && below.from <= to) to = below.from - 1;
    for (let at = from; at <= to; at += 1) {
      const label = labels.get(at) ?? besideLabel;
      gold[at] = at === from ? label + firstOpening - 1 : label;
    }
  }
  return gold;
}

/** A role's names and dates are close together, after those of the previous role. Roles may share an employer above. */
function placeRole(
  role: MadeRole,
  rows: ChainInput['rows'],
  pieces: readonly Piece[],
  labels: ReadonlyMap<number, number>,
  last: number,
): Placed | undefined {
  const isFree = ({ from, to }: Span): boolean => {
    for (let at = from; at <= to; at += 1) if (labels.has(at)) return false;
    return true;
  };
  const titles = spansOf(role.title, rows, pieces).filter(isFree);
  const employers = spansOf(role.employer, rows, pieces);
  const dates = pieces.flatMap((piece, at) =>
    piece.period && !labels.has(at) && hasDates(piece.period, role) ? [{ from: at, to: at }] : [],
  );
  const rowOf = (span: Span): number => pieces[span.from]?.row ?? 0;
  let best: { placed: Placed; cost: number } | undefined;
  for (const title of role.title ? titles : [undefined])
    for (const date of dates)
      for (const employer of role.employer ? employers : [undefined]) {
        const isShared = employer !== undefined && !isFree(employer);
        const own = [title, date, isShared ? undefined : employer].filter((span) => span !== undefined).map(rowOf);
        const first = Math.min(...own);
        const spread = Math.max(...own) - first;
        if (spread > 8 || first < last || (isShared && rowOf(employer) > first)) continue;
        const cost = spread * 1.2 + (isShared ? 3 : 0) + (first - last) * 0.01;
        if (!best || cost < best.cost)
          best = { placed: { title, dates: date, employer: isShared ? undefined : employer }, cost };
      }
  return best?.placed;
}

/** Where a name occurs: consecutive pieces of one row that spell it. */
function spansOf(name: string | null, rows: ChainInput['rows'], pieces: readonly Piece[]): Span[] {
  if (name === null) return [];
  const wanted = foldedWords(name).join(' ');
  const spans: Span[] = [];
  for (const [from, first] of pieces.entries()) {
    if (first.period || !first.isName) continue;
    for (let to = from; pieces[to]?.row === first.row && to < from + 5; to += 1) {
      const text = rows[first.row]?.text.slice(first.from, pieces[to]?.to) ?? '';
      if (foldedWords(text).join(' ') === wanted) spans.push({ from, to });
    }
  }
  return spans;
}

function hasDates(period: NonNullable<Piece['period']>, { start, end }: MadeRole): boolean {
  const isSame = (date: typeof period.start, wanted: string | null): boolean => {
    const [year, month] = (wanted ?? '').split('-').map(Number);
    return date?.year === year && (!month || date?.month === month);
  };
  if (!isSame(period.start, start)) return false;
  return end === 'present' ? period.isCurrent : end === null || isSame(period.end, end);
}
