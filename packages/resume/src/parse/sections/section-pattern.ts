import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { EntryFields, Period } from '../../document.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { styleOf } from '../rows/line-look.ts';
import { isPartLabel, organisationScore, titleScore } from '../rows/row-signs.ts';
import { hasCjk } from '../words/word-list.ts';
import type { SectionReading } from './best-reading.ts';

/**
 * The entries of a section are built alike: if at least half have dates, one that has none and names neither a role nor
 * an employer belongs to the entry above. So does a project within the time at an employer, or a part with a label.
 */
export function keepPattern(reading: SectionReading, kind: SectionKind): SectionReading {
  if (kind !== 'experience') return reading;
  const isDated = reading.fields.map(({ period }) => period !== undefined);
  const dated = isDated.filter(Boolean).length;
  const openings = new Set(reading.raw.flatMap((entry, at) => (isDated[at] ? openingOf(entry) : [])));
  const raw: RawEntry[] = [];
  const fields: EntryFields[] = [];
  let house: House | undefined;
  for (const [at, entry] of reading.raw.entries()) {
    const own = reading.fields[at] ?? {};
    const last = raw.at(-1);
    const isStray = dated > 1 && dated * 2 >= reading.raw.length && !isDated[at] && isUnnamed(entry, own, openings);
    const isPart = isPartOf(entry, own);
    const isInside = house !== undefined && isProjectIn(house, entry, own);
    if (last && last.head.length > 0 && (isStray || isInside || isPart)) {
      raw[raw.length - 1] = { head: last.head, body: [...last.body, ...entry.head, ...entry.body] };
      continue;
    }
    house = isInside ? house : (houseOf(own) ?? (own.organisation ? undefined : house));
    raw.push(entry);
    fields.push(own);
  }
  return { raw, fields };
}

/** If at least half have only one name and none is a role, these are employers: people who give one fact say where. */
export function employersAlone(fields: readonly EntryFields[]): EntryFields[] {
  const isAlone = ({ title, organisation }: EntryFields): boolean =>
    (title === undefined) !== (organisation === undefined);
  const alone = fields.filter(isAlone);
  if (alone.length < 2 || alone.length * 2 < fields.length) return [...fields];
  if (alone.some(({ title = '', organisation = '' }) => titleScore(title + organisation) > 0)) return [...fields];
  return fields.map((own) => {
    if (!isAlone(own) || own.title === undefined) return own;
    const { title, ...rest } = own;
    return { ...rest, organisation: title };
  });
}

function openingOf({ head }: RawEntry): string[] {
  const look = head[0]?.look;
  return look ? [styleOf(look)] : [];
}

function isUnnamed(
  entry: RawEntry,
  { title = '', organisation = '' }: EntryFields,
  openings: ReadonlySet<string>,
): boolean {
  if (entry.head.length === 0) return false;
  if (titleScore(title) >= 2 || organisationScore(organisation) >= 2 || organisationScore(title) >= 2) return false;
  return !openingOf(entry).some((style) => openings.has(style));
}

/** The entry starts with the label of a part and names neither a role nor an employer. */
function isPartOf({ head }: RawEntry, { title = '', organisation = '' }: EntryFields): boolean {
  if (!isPartLabel(title) && !isPartLabel(organisation)) return false;
  return titleScore(title) < 2 && !head.some((row) => organisationScore(row.text) >= 3);
}

interface House {
  readonly from: number;
  readonly to: number;
}

/** "株式会社みなと 2014年5月～2017年1月": the whole time at an employer. */
function houseOf({ organisation = '', period }: EntryFields): House | undefined {
  if (!hasCjk(organisation) || organisationScore(organisation) < 3 || !period?.start) return undefined;
  const to = lastMonth(period);
  return to === undefined ? undefined : { from: monthOf(period.start), to };
}

/** A project is within the time at an employer and names none itself. A role that names none is another role there. */
function isProjectIn(house: House, { head }: RawEntry, { title, organisation, period }: EntryFields): boolean {
  if (!period?.start || !head.some((row) => hasCjk(row.text))) return false;
  if (head.some((row) => organisationScore(row.text) >= 3)) return false;
  const isRole = organisation === undefined && title !== undefined && titleScore(title) >= 2;
  const from = monthOf(period.start);
  return !isRole && from >= house.from && (lastMonth(period) ?? from) <= house.to;
}

function lastMonth({ end, isCurrent }: Period): number | undefined {
  return isCurrent ? Number.POSITIVE_INFINITY : end && monthOf({ month: 12, ...end });
}

function monthOf({ year, month = 1 }: { readonly year: number; readonly month?: number }): number {
  return year * 12 + month;
}
