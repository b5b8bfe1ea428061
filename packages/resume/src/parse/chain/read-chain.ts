import type { EntryFields } from '../../document.ts';
import { underEmployers } from '../entries/under-employers.ts';
import { withoutFieldLabel } from '../heads/field-labels.ts';
import { dropAsides, takeApart, trimEdges } from '../heads/head-pieces.ts';
import { untilLeaving } from '../heads/leaving.ts';
import { roleOrEmployer } from '../heads/name-kind.ts';
import { placeScore } from '../heads/places.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { isLabelled, isProse, organisationScore, startsLikeDuty, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import type { SectionReading } from '../sections/best-reading.ts';
import { employersAlone } from '../sections/section-pattern.ts';
import { seeAgreement } from './agree.ts';
import { type ChainModel, decode, stepOf } from './decode.ts';
import { type RuleReading, seeFeatures } from './features.ts';
import { besideLabel, datesLabel, employerLabel, isOpening, kindOf, tellLabel, titleLabel } from './labels.ts';
import { cutRows, isUnit, type Piece } from './pieces.ts';

/** The first model reads the features alone; the second also knows the pattern that the first found. */
export interface ChainModels {
  readonly first: ChainModel;
  readonly second: ChainModel;
}

/** A section as the chain sees it. */
export interface ChainInput {
  readonly rows: readonly Paragraph[];
  readonly pieces: readonly Piece[];
  readonly features: readonly (readonly string[])[];
  readonly steps: readonly string[];
}

export function chainInput(rows: readonly Paragraph[], rules: SectionReading): ChainInput {
  const pieces = cutRows(rows);
  const steps = pieces.map((piece) => stepOf(piece, (rows[piece.row]?.blankLinesBefore ?? 0) > 0));
  return { rows, pieces, features: seeFeatures(rows, pieces, ruleReading(pieces, rules)), steps };
}

export function withAgreement(input: ChainInput, first: readonly number[]): ChainInput {
  const agreement = seeAgreement(input.rows, input.pieces, first);
  return { ...input, features: input.features.map((own, at) => [...own, ...(agreement[at] ?? [])]) };
}

export function labelPieces(input: ChainInput, { first, second }: ChainModels): number[] {
  const draft = decode(input.pieces, input.features, input.steps, first);
  const { features } = withAgreement(input, draft);
  return decode(input.pieces, features, input.steps, second);
}

/** The section's entries and their fields, as the chain reads them. */
export function readByChain(rows: readonly Paragraph[], rules: SectionReading, models: ChainModels): SectionReading {
  if (rows.length === 0) return rules;
  const input = chainInput(rows, rules);
  const { raw, fields } = toReading(rows, input.pieces, labelPieces(input, models));
  const named = employersAlone(underSameEmployer(underEmployers(raw, fields.map(withEmployer)), raw));
  return { raw, fields: named.map((own, at) => untilLeaving(raw[at] as RawEntry, own)) };
}

/** If the part of a title after its last comma reads like an employer and not like a role, it is the employer. */
function withEmployer(own: EntryFields): EntryFields {
  const { title = '', organisation } = own;
  const at = title.lastIndexOf(', ');
  const [role, house] = [title.slice(0, at), title.slice(at + 2)];
  if (at < 0 || titleScore(role) < 2 || titleScore(house) > 0 || isUnit(house)) return own;
  // What was read as the employer may then be the town: "Baker, Kestrel Foods, Roubaix".
  const isTown =
    organisation !== undefined && organisationScore(organisation) === 0 && roleOrEmployer(organisation) > -0.5;
  if (organisation !== undefined && !(isTown && roleOrEmployer(house) < -1)) return own;
  return roleOrEmployer(house) < 0
    ? { ...own, title: role, organisation: house, ...(isTown && { place: organisation }) }
    : own;
}

interface Employer {
  readonly name: string;
  /** The dates are in the employer's row, not the role's, so the next dates belong to another employer. */
  readonly hasTheDates: boolean;
}

/** An employer in its own row above a role is also the employer of further roles below that name none. */
export function underSameEmployer(fields: readonly EntryFields[], raw: readonly RawEntry[]): EntryFields[] {
  let above: Employer | undefined;
  return fields.map((own, at) => {
    if (own.organisation !== undefined) {
      above = employerAbove(raw[at] as RawEntry, own);
      return own;
    }
    const follows = above !== undefined && titleScore(own.title ?? '') > 0 && !(above.hasTheDates && own.period);
    return follows && above ? { ...own, organisation: above.name } : own;
  });
}

function employerAbove({ head }: RawEntry, { title, organisation = '', period }: EntryFields): Employer | undefined {
  const rowOf = (name: string | undefined): number =>
    head.findIndex((row) => name !== undefined && row.text.includes(name));
  const at = title === undefined ? head.length : rowOf(title);
  if (head.length < 2 || rowOf(organisation) >= at) return undefined;
  return { name: organisation, hasTheDates: period !== undefined && rowOf(period.text) < at };
}

function ruleReading(pieces: readonly Piece[], { raw, fields }: SectionReading): RuleReading {
  const rows = raw.flatMap(({ head, body }) => [
    ...head.map((_, at) => (at === 0 ? ('open' as const) : ('more' as const))),
    ...body.map(() => 'tell' as const),
  ]);
  const entryOf = raw.flatMap(({ head, body }, at) => [...head, ...body].map(() => at));
  return {
    rows,
    fields: pieces.map(({ row, text }) => {
      if (rows[row] === 'tell') return '';
      const { title = '', organisation = '', place = '' } = fields[entryOf[row] ?? 0] ?? {};
      return title.includes(text)
        ? 'title'
        : organisation.includes(text)
          ? 'employer'
          : place.includes(text)
            ? 'place'
            : '';
    }),
  };
}

interface OpenEntry {
  readonly pieces: { piece: Piece; kind: number }[];
  readonly rows: Set<number>;
}

/** Rows whose first piece has a head label are head rows. A row shared by two entries goes to the first. */
export function toReading(
  rows: readonly Paragraph[],
  pieces: readonly Piece[],
  path: readonly number[],
): SectionReading {
  const raw: { head: Paragraph[]; body: Paragraph[] }[] = [];
  const entries: OpenEntry[] = [];
  let placed = -1;
  for (const [at, piece] of pieces.entries()) {
    const label = path[at] ?? tellLabel;
    const row = rows[piece.row] as Paragraph;
    if (isOpening(label)) {
      raw.push({ head: [], body: [] });
      entries.push({ pieces: [], rows: new Set() });
    }
    if (raw.length === 0) {
      raw.push({ head: [], body: [] });
      entries.push({ pieces: [], rows: new Set() });
    }
    const entry = raw.at(-1);
    if (label !== tellLabel) entries.at(-1)?.pieces.push({ piece, kind: kindOf(label) });
    if (piece.row === placed || !entry) continue;
    placed = piece.row;
    if (label === tellLabel) entry.body.push(row);
    else entry.head.push({ ...row, isBullet: false, bulletIndent: null, bulletMark: '' });
  }
  const kept = raw
    .map((entry, at) => ({ entry, own: entries[at] as OpenEntry }))
    .filter(({ entry, own }) => entry.head.length + entry.body.length + own.pieces.length > 0);
  for (const { entry, own } of kept) settleHead(entry, own, rows);
  return {
    raw: kept.map(({ entry }) => entry as RawEntry),
    fields: kept.map(({ entry, own }) => fieldsOf(entry, own, rows)),
  };
}

/**
 * Below the last name or dates of a head, and at the first bullet unlike the row that opens it, the telling begins. A
 * row with nothing but the place belongs to the head above it.
 */
function settleHead(
  { head, body }: { head: Paragraph[]; body: Paragraph[] },
  { pieces }: OpenEntry,
  rows: readonly Paragraph[],
): void {
  const opening = rows[pieces[0]?.piece.row ?? -1];
  const told = pieces.findIndex(
    ({ piece }) => rows[piece.row]?.isBullet && rows[piece.row]?.bulletMark !== opening?.bulletMark,
  );
  if (told > 0) pieces.splice(told);
  const last = Math.max(-1, ...pieces.filter(({ kind }) => kind !== besideLabel).map(({ piece }) => piece.row));
  const isTold = (row: Paragraph | undefined): boolean =>
    row !== undefined && (row.isBullet || isLabelled(row.text) || isProse(row.text) || startsLikeDuty(row.text));
  const first = rows.indexOf(opening as Paragraph);
  for (let at = head.length - 1; at > 0 && first + at > last; at -= 1) {
    const row = rows[first + at];
    if (!isTold(row) && told < 0) break;
    head.pop();
    body.unshift(row as Paragraph);
  }
  const [next] = body;
  if (head.length === 0 || !next || next.isBullet || next.blankLinesBefore > 0) return;
  if (placeScore(next.text) === 2) head.push(...body.splice(0, 1));
}

function fieldsOf({ head }: RawEntry, { pieces }: OpenEntry, rows: readonly Paragraph[]): EntryFields {
  const title = nameOf(pieces, titleLabel, rows);
  const organisation = nameOf(pieces, employerLabel, rows);
  const period = pieces.find(({ kind, piece }) => kind === datesLabel && piece.period)?.piece.period;
  const { place } = takeApart(head, 'experience');
  return {
    ...(title && { title: dropAsides(tidy(title)) }),
    ...(organisation && { organisation: withoutTown(tidy(organisation), place) }),
    ...(place && place !== title && place !== organisation && { place }),
    ...(period && { period }),
  };
}

/** "Kestrel Foods, Madison" beside "Madison, WI": the town is where the employer is, not part of its name. */
function withoutTown(organisation: string, place: string | undefined): string {
  const town = `, ${place?.split(', ')[0]}`;
  return organisation.endsWith(town) ? organisation.slice(0, -town.length) : organisation;
}

const tidy = (name: string): string => withoutFieldLabel(trimEdges(name)).trim() || name;

/** The text of the first piece of a kind and the pieces of that kind after it, in its row and at most one more. */
function nameOf(pieces: OpenEntry['pieces'], kind: number, rows: readonly Paragraph[]): string | undefined {
  const at = pieces.findIndex((own) => own.kind === kind);
  const first = pieces[at]?.piece;
  if (!first) return undefined;
  let last = first;
  let lines: string[] = [];
  let from = first.from;
  for (const own of pieces.slice(at + 1)) {
    const { piece } = own;
    // "Engineer, Data Team": a department after a title is part of it.
    const isWhere =
      kind === titleLabel && own.kind === besideLabel && piece.isName && piece.row === last.row && isUnit(piece.text);
    if ((own.kind !== kind && !isWhere) || piece.before === 'cell') break;
    if (piece.row !== last.row) {
      if (lines.length > 0) break;
      lines = [nameIn(rows, last.row, from, last.to)];
      from = piece.from;
    }
    last = piece;
  }
  return [...lines, nameIn(rows, last.row, from, last.to)].join(' ');
}

/** A name, including the closing bracket right after it if the name opens one. */
function nameIn(rows: readonly Paragraph[], row: number, from: number, to: number): string {
  const text = rows[row]?.text ?? '';
  const name = text.slice(from, to);
  const isOpen = (name.match(/[(（]/gu)?.length ?? 0) > (name.match(/[)）]/gu)?.length ?? 0);
  return isOpen && /^\s?[)）]/u.test(text.slice(to)) ? text.slice(from, to + 1) : name;
}
