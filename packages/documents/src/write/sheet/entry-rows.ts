import type { Entry } from '@fitted/resume/document';
import { boundPhrase, completesWords } from '@fitted/resume/format/bound-date';
import { setApart } from '@fitted/resume/format/set-apart';
import type { EntryField, EntryRow } from './sheet.ts';
import { isSeparatorOnly, trimSeparators } from './significant.ts';
import { toText } from './spans.ts';

type Role = EntryField['role'] | 'period';

interface Piece {
  readonly role: Role;
  readonly text: string;
}

/** What names an entry, as the person wrote it. */
interface HeadFields {
  readonly title: string | undefined;
  readonly organisation: string | undefined;
  readonly place: string | undefined;
  readonly period: string | undefined;
}

/**
 * The rows that name an entry, in the order in which the person wrote them. If the fields cover everything in the head lines,
 * they are laid out as fields; otherwise each line is kept as it is, with the recognised fields marked.
 */
export const composeEntryRows = (entry: Entry): readonly EntryRow[] => {
  const fields = withoutBoundDate(entry);
  const { title, organisation, place, period } = fields;
  const marks = [period, place, title, organisation].filter((mark) => mark !== undefined);
  const lines = cutIntoFields(
    // Where a column separated two fields of a line, a dot takes its place.
    entry.head.map((line) => setApart(line.text, marks).replaceAll('\t', ' · ')),
    fields,
  );
  const pieces = (place === undefined ? lines.map(placeBehindEmployer) : lines)
    .flat()
    .filter((piece) => !isSeparatorOnly(piece.text));
  const isCovered = pieces.every((piece) => piece.role !== 'plain');
  return nameFirst(joinLonePeriods(isCovered ? arrange(pieces) : lines.map(keepLine)));
};

/** A course or an employer without a role beside it names the entry alone, and is set as a role would be. */
const nameFirst = (rows: readonly EntryRow[]): readonly EntryRow[] => {
  const [first, ...others] = rows;
  const [name, ...rest] = first?.fields ?? [];
  const isTitled = rows.some(({ fields }) => fields.some(({ role }) => role === 'title'));
  if (!first || name?.role !== 'organisation' || isTitled) return rows;
  return [{ ...first, fields: [{ ...name, role: 'title' }, ...rest] }, ...others];
};

/**
 * "ACLS exp 11/2026", "expected Dec 2026": the date stays with the words that depend on it, which are not a name.
 * Behind a comma ("ILS, renewed 2024") these words go to the margin with their date, where the dates of other entries are.
 */
const withoutBoundDate = ({ head, fields }: Entry): HeadFields => {
  const { title, organisation, place } = fields;
  const period = fields.period?.text;
  const line = period && head.find(({ text }) => text.includes(period))?.text;
  const before = line ? line.slice(0, line.indexOf(period)) : '';
  return {
    title: title && completesWords(title) ? undefined : title,
    organisation: organisation && completesWords(organisation) ? undefined : organisation,
    place,
    period: completesWords(before) ? withPhrase(boundPhrase(before), period) : period,
  };
};

const withPhrase = (phrase: string | undefined, period: string | undefined): string | undefined =>
  phrase === undefined ? undefined : `${phrase}${period}`;

/** A period on a line of its own goes to the end of the row above, where the periods of other entries are. */
const joinLonePeriods = (rows: readonly EntryRow[]): readonly EntryRow[] => {
  const joined: EntryRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && above.period === null && above.fields.length > 0 && row.fields.length === 0 && row.period !== null)
      joined[joined.length - 1] = { ...above, period: row.period, periodAt: 'end' };
    else joined.push(row);
  }
  return joined;
};

const cutIntoFields = (lines: readonly string[], fields: HeadFields): readonly (readonly Piece[])[] => {
  // Longest first: the place "Bern" must not be found inside "Universität Bern".
  const wanted: Piece[] = [
    { role: 'title' as const, text: fields.title ?? '' },
    { role: 'organisation' as const, text: fields.organisation ?? '' },
    { role: 'place' as const, text: fields.place ?? '' },
    { role: 'period' as const, text: fields.period ?? '' },
  ].filter((field) => field.text !== '');
  wanted.sort((a, b) => b.text.length - a.text.length);

  let cut: Piece[][] = lines.map((text) => [{ role: 'plain', text }]);
  for (const field of wanted) {
    const at = cut.findIndex((pieces) => pieces.some((piece) => holds(piece, field.text)));
    cut = cut.map((pieces, index) => (index === at ? cutOnce(pieces, field) : pieces));
  }
  return cut;
};

/**
 * "Kessler GmbH, Esslingen": a name behind the employer is set as a place even if no list of places has it. Otherwise this entry
 * would be kept as one line among neighbours that have two.
 */
const placeBehindEmployer = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece, at) =>
    piece.role === 'plain' && pieces[at - 1]?.role === 'organisation' && behindEmployer.test(piece.text)
      ? { ...piece, role: 'place' }
      : piece,
  );

const behindEmployer =
  /^\s?[,|·–—]\s?(?:\p{Lu}|\p{Lo})[^\s,;|·()\d]{1,30}(?: [^\s,;|·()\d]{1,30}){0,3}[\s,|·–—]{0,3}$/u;

const holds = (piece: Piece, text: string): boolean => piece.role === 'plain' && piece.text.includes(text);

const cutOnce = (pieces: readonly Piece[], field: Piece): Piece[] => {
  const index = pieces.findIndex((piece) => holds(piece, field.text));
  const found = pieces[index];
  if (!found) return [...pieces];
  const start = found.text.indexOf(field.text);
  const rest = [
    { role: 'plain' as const, text: found.text.slice(0, start) },
    field,
    { role: 'plain' as const, text: found.text.slice(start + field.text.length) },
  ].filter((piece) => piece.text !== '');
  return [...pieces.slice(0, index), ...rest, ...pieces.slice(index + 1)];
};

const arrange = (pieces: readonly Piece[]): readonly EntryRow[] => {
  if (pieces.length === 0) return [];
  const last = pieces.length - 1;
  const cut = findRowBreak(pieces);
  const isOneRow = cut > last || (cut === last && pieces[last]?.role === 'period');
  return isOneRow ? [toRow(pieces)] : [toRow(pieces.slice(0, cut)), toRow(pieces.slice(cut))];
};

/** Where the second row starts: after a period in the middle, before a title that follows its employer, or after the first field. */
const findRowBreak = (pieces: readonly Piece[]): number => {
  const title = pieces.findIndex((piece) => piece.role === 'title');
  const period = pieces.findIndex((piece) => piece.role === 'period');
  if (period > 0 && period < pieces.length - 1) return period + 1;
  const first = period === 0 ? 1 : 0;
  return title > first ? title : first + 1;
};

const keepLine = (pieces: readonly Piece[]): EntryRow => {
  const at = pieces.findIndex((piece) => piece.role === 'period');
  const period = pieces[at];
  const before = pieces.slice(0, Math.max(at, 0));
  const after = pieces.slice(at + 1);
  const isSilent = (part: readonly Piece[]) => part.every((piece) => isSeparatorOnly(piece.text));
  // "Expected graduation: June 2016": the label keeps its date.
  const isLabelled = /[:：]\s*$/u.test(before.at(-1)?.text ?? '');
  if (period && isSilent(after) && !isLabelled) return verbatimRow(withoutLastSeparator(before), period, 'end');
  if (period && isSilent(before)) return verbatimRow(withoutFirstSeparator(after), period, 'start');
  // A period in the middle of a line stays there: moved to the margin it would be read out of order.
  return verbatimRow(pieces, undefined, 'end');
};

const withoutFirstSeparator = (pieces: readonly Piece[]): readonly Piece[] => {
  const [first, ...rest] = pieces;
  if (!first) return [];
  if (isSeparatorOnly(first.text)) return withoutFirstSeparator(rest);
  return [{ ...first, text: first.text.slice(first.text.indexOf(trimSeparators(first.text))) }, ...rest];
};

const withoutLastSeparator = (pieces: readonly Piece[]): readonly Piece[] => {
  const last = pieces.at(-1);
  if (!last) return [];
  if (isSeparatorOnly(last.text)) return withoutLastSeparator(pieces.slice(0, -1));
  const said = trimSeparators(last.text);
  return [...pieces.slice(0, -1), { ...last, text: last.text.slice(0, last.text.indexOf(said) + said.length) }];
};

const verbatimRow = (
  pieces: readonly Piece[],
  period: Piece | undefined,
  periodAt: EntryRow['periodAt'],
): EntryRow => ({
  fields: pieces.map(toField),
  isVerbatim: true,
  period: period ? toText(period.text) : null,
  periodAt,
});

const toField = (piece: Piece): EntryField => ({
  role: piece.role === 'period' ? 'plain' : piece.role,
  text: toText(piece.text),
});

const toRow = (pieces: readonly Piece[]): EntryRow => {
  const period = pieces.find((piece) => piece.role === 'period');
  return {
    fields: pieces
      .filter((piece) => piece !== period)
      .map((piece) => toField({ role: piece.role, text: trimSeparators(piece.text) })),
    isVerbatim: false,
    period: period ? toText(period.text) : null,
    periodAt: period && pieces[0] === period && pieces.length > 1 ? 'start' : 'end',
  };
};
