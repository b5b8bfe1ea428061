import type { EntryFields, SectionKind } from '../document.ts';
import { matchHeading } from './match-heading.ts';
import { degreeScore, isProse, organisationScore, schoolScore, titleScore } from './row-signs.ts';
import type { RawEntry } from './split-head.ts';

/** One way to read a section: where its entries begin, and what their heads say. */
export interface SectionReading {
  readonly raw: readonly RawEntry[];
  readonly fields: readonly EntryFields[];
}

/** The reading in which most entries say who, what and when; of equals the first. */
export function bestReading(readings: readonly SectionReading[], kind: SectionKind): SectionReading {
  const [first = { raw: [], fields: [] }, ...others] = readings;
  let best = first;
  let fit = others.length > 0 ? fitOf(first, kind) : 0;
  for (const reading of others) {
    const own = fitOf(reading, kind);
    if (own > fit + 0.01) [best, fit] = [reading, own];
  }
  return best;
}

function fitOf({ raw, fields }: SectionReading, kind: SectionKind): number {
  if (raw.length === 0) return 0;
  const fits = raw.map((entry, index) => entryFit(entry, fields[index] ?? {}, kind));
  return fits.reduce((sum, fit) => sum + fit, 0) / raw.length;
}

function entryFit({ head, body }: RawEntry, { title, organisation, period }: EntryFields, kind: SectionKind): number {
  if (head.length === 0) return body.length > 3 ? -0.5 : -1;
  if (title === undefined && organisation === undefined) return -1;
  const [titleFit, organisationFit] =
    kind === 'education'
      ? [degreeScore(title ?? ''), schoolScore(organisation ?? '')]
      : [titleScore(title ?? ''), organisationScore(organisation ?? '')];
  let fit = period ? 0.75 : -0.25;
  fit += nameFit(title, titleFit >= 2);
  fit += nameFit(organisation, organisationFit > 0);
  return fit;
}

/** A name that is one by its words, one that might be, none, and what cannot be a name. */
function nameFit(name: string | undefined, isSure: boolean): number {
  if (name === undefined) return 0;
  if (isProse(name) || name.length > 110 || !/\p{L}{2}/u.test(name) || matchHeading(name)?.isExact) return -0.75;
  return isSure ? 1 : 0.5;
}
