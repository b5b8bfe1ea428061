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
import { ofKind, unknown } from '../chain/random-field.ts';
import type { RoleLabel } from './pages.ts';

/** From the first to the last piece of a name in a section, and how alike it is to the wanted name. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly likeness: number;
}

interface Placed {
  readonly section: number;
  readonly title?: Span | undefined;
  readonly employer?: Span | undefined;
  readonly dates?: Span | undefined;
  /** Some part of the role was not found, so what is around it may be that part. */
  readonly isPart: boolean;
  readonly isDoubtful: boolean;
  readonly fit: number;
}

const minTitle = 0.7;
const minEmployer = 0.6;
const maxSpread = 6;
const maxRun = 6;
/** Two roles rarely share one mention of an employer. */
const sharedCost = 0.4;

/**
 * The label of each piece of the work sections of a real page, as far as its label tells: readers shorten names, and
 * rows are torn apart. Where a role was found only in part, or is doubtful, the pieces around it are `UNKNOWN`; a section is
 * left out (undefined) if no role is found in it and some role is found nowhere.
 */
export function goldOfPage(
  sections: readonly ChainInput[],
  roles: readonly RoleLabel[],
  doubtful: readonly RoleLabel[],
): (number[] | undefined)[] {
  const wanted = [
    ...roles.map((role) => ({ role, isDoubtful: false })),
    ...doubtful.map((role) => ({ role, isDoubtful: true })),
  ];
  const placed = placeAll(sections, wanted);
  const isComplete = wanted.every(({ isDoubtful }, at) => isDoubtful || placed[at]);
  return sections.map((input, section) => {
    const own = placed.filter((role) => role?.section === section) as Placed[];
    return own.length === 0 && !isComplete ? undefined : labelSection(input, own);
  });
}

interface Wanted {
  readonly role: RoleLabel;
  readonly isDoubtful: boolean;
}

/** The surest placings first; a title or dates belong to one role only, and an employer rather to one that has none yet. */
function placeAll(sections: readonly ChainInput[], wanted: readonly Wanted[]): (Placed | undefined)[] {
  const found = wanted.map(() => undefined as Placed | undefined);
  const taken = sections.map(() => new Set<number>());
  const employers = sections.map(() => new Set<number>());
  const waiting = wanted.flatMap(({ role, isDoubtful }, at) =>
    sections.flatMap((input, section) =>
      placings(input, role).map((placing) => ({ at, placing: { ...placing, section, isDoubtful } })),
    ),
  );
  const fitOf = ({ employer, fit, section }: Placed): number =>
    employer && employers[section]?.has(employer.from) ? fit - sharedCost : fit;
  const isFree = ({ section, title, dates }: Placed): boolean =>
    [title, dates].every((span) => !span || !range(span.from, span.to).some((piece) => taken[section]?.has(piece)));
  for (;;) {
    let best: (typeof waiting)[number] | undefined;
    for (const candidate of waiting)
      if (
        !found[candidate.at] &&
        isFree(candidate.placing) &&
        fitOf(candidate.placing) > (best ? fitOf(best.placing) : 0)
      )
        best = candidate;
    if (!best) return found;
    const { section, title, dates, employer } = best.placing;
    found[best.at] = best.placing;
    for (const span of [title, dates])
      if (span) for (const piece of range(span.from, span.to)) taken[section]?.add(piece);
    if (employer) employers[section]?.add(employer.from);
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The ways in which a role may be in a section: names and dates that are close to each other. */
function placings({ rows, pieces }: ChainInput, role: RoleLabel): Omit<Placed, 'section' | 'isDoubtful'>[] {
  const titles = spansOf(role.title, rows, pieces, minTitle);
  const employers = spansOf(role.employer, rows, pieces, minEmployer);
  const isDated = Boolean(role.start ?? role.end);
  const dates = pieces.flatMap((piece, at) =>
    piece.period && isDated && hasDates(piece.period, role) ? [{ from: at, to: at, likeness: 1 }] : [],
  );
  const rowOf = (span: Span | undefined): number => pieces[span?.from ?? 0]?.row ?? 0;
  const found: Omit<Placed, 'section' | 'isDoubtful'>[] = [];
  for (const title of [...titles, undefined])
    for (const date of [...dates, undefined]) {
      const anchors = [title, date].filter((span) => span !== undefined);
      if (anchors.length === 0) continue;
      const from = Math.min(...anchors.map(rowOf));
      const to = Math.max(...anchors.map(rowOf));
      if (to - from > maxSpread) continue;
      for (const employer of [...employers, undefined]) {
        const row = rowOf(employer);
        const isAbove = employer !== undefined && row < from - maxSpread;
        const isBelow = employer !== undefined && row > to + maxSpread;
        if (isBelow || (employer && title && employer.from <= title.to && title.from <= employer.to)) continue;
        // Without its title, dates and an employer must be close to be the same role's.
        if (!title && role.title && employer && Math.abs(row - from) > 2) continue;
        const spread = Math.max(to, employer ? row : to) - Math.min(from, employer ? row : from);
        found.push({
          title,
          dates: date,
          employer: isAbove ? undefined : employer,
          isPart: Boolean(role.title && !title) || Boolean(role.employer && !employer) || (isDated && !date),
          fit:
            (title ? 2 * title.likeness : 0) +
            (date ? 1.5 : 0) +
            (employer ? 1.5 * employer.likeness : 0) -
            Math.min(spread, 12) * 0.1,
        });
      }
    }
  return found;
}

/** Where a name, or most of it, is written: pieces next to each other in one row. */
function spansOf(
  name: string | null | undefined,
  rows: ChainInput['rows'],
  pieces: readonly Piece[],
  min: number,
): Span[] {
  if (!name) return [];
  const wanted = foldedWords(name);
  const spans: Span[] = [];
  for (const [from, first] of pieces.entries()) {
    if (first.period) continue;
    let best: Span | undefined;
    for (let to = from; pieces[to]?.row === first.row && to < from + maxRun; to += 1) {
      if (pieces[to]?.period) break;
      const likeness = likenessOf(foldedWords(rows[first.row]?.text.slice(first.from, pieces[to]?.to) ?? ''), wanted);
      if (likeness >= min && likeness > (best?.likeness ?? 0)) best = { from, to, likeness };
    }
    if (best) spans.push(best);
  }
  // Of spans that overlap only the likest.
  return spans.filter((own) =>
    spans.every(
      (other) =>
        other === own ||
        other.to < own.from ||
        own.to < other.from ||
        other.likeness < own.likeness ||
        (other.likeness === own.likeness && other.to - other.from > own.to - own.from),
    ),
  );
}

/** How many words two names share, from 0 to 1. */
function likenessOf(found: readonly string[], wanted: readonly string[]): number {
  const [one, other] = [charactersOf(found), charactersOf(wanted)];
  if (one.length + other.length === 0) return 0;
  const left = [...other];
  let shared = 0;
  for (const character of one) {
    const at = left.indexOf(character);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length);
}

/** Words, or the characters of what is written without spaces. */
const charactersOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => word.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? []);

function hasDates(period: NonNullable<Piece['period']>, { start, end }: RoleLabel): boolean {
  const isSame = (date: typeof period.start, wanted: string | null | undefined): boolean => {
    if (!wanted) return true;
    const [year, month] = wanted.split('-').map(Number);
    return date?.year === year && (!month || !date?.month || date.month === month);
  };
  return (
    isSame(period.start, start) && (end === 'present' ? period.isCurrent : isSame(period.end ?? period.start, end))
  );
}

/** Other pieces in the rows of a head are `BESIDE`; what is not near a head is `TELL`. */
function labelSection({ pieces }: ChainInput, roles: readonly Placed[]): number[] {
  const gold = pieces.map(() => tellLabel as number);
  const heads = roles
    .map((role) => ({ role, ...extentOf(role) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from);
  const used = new Set<number>();
  for (const [index, { role, from, to }] of heads.entries()) {
    const [above, below] = [heads[index - 1], heads[index + 1]];
    let [first, last] = [from, to];
    while (first > (above ? above.to + 1 : 0) && pieces[first - 1]?.row === pieces[from]?.row) first -= 1;
    while (last + 1 < (below?.from ?? pieces.length) && pieces[last + 1]?.row === pieces[to]?.row) last += 1;
    if (below && below.from <= last) last = below.from - 1;
    for (const at of range(first, Math.max(first, last)))
      if (!used.has(at)) gold[at] = role.isPart || role.isDoubtful ? unknown : besideLabel;
    if (!role.isDoubtful)
      for (const [span, label] of [
        [role.employer, employerLabel],
        [role.title, titleLabel],
        [role.dates, datesLabel],
      ] as const)
        for (const at of span ? range(span.from, span.to) : [])
          if (!used.has(at) && (label === datesLabel || pieces[at]?.mayName)) {
            gold[at] = label;
            used.add(at);
          }
    if (role.isPart || role.isDoubtful) {
      // The part that was not found may be in the next row or the one before.
      const row = (at: number): number => pieces[at]?.row ?? 0;
      for (const [at, piece] of pieces.entries())
        if (!used.has(at) && gold[at] === tellLabel && piece.row >= row(first) - 1 && piece.row <= row(last) + 1)
          gold[at] = unknown;
      const known = range(first, last).find((at) => (gold[at] ?? unknown) > tellLabel);
      if (known !== undefined) gold[known] = ofKind(gold[known] ?? besideLabel);
    } else if ((gold[first] ?? unknown) > tellLabel) gold[first] = (gold[first] ?? besideLabel) + firstOpening - 1;
  }
  return gold;
}

/** An employer above several roles belongs to the head of the first. */
function extentOf({ title, employer, dates }: Placed): { from: number; to: number } {
  const spans = [title, employer, dates].filter((span) => span !== undefined);
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}
