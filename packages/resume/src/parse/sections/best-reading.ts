import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { EntryFields, Period } from '../../document.ts';
import { isUnit } from '../chain/pieces.ts';
import { isTimeOff } from '../entries/time-off.ts';
import { matchHeading } from '../headings/match-heading.ts';
import { isEvent, tellsLeaving } from '../heads/leaving.ts';
import { roleOrEmployer } from '../heads/name-kind.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { degreeScore, isPartLabel, isProse, organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';

/** One way to read a section: where its entries begin, and what their heads say. */
export interface SectionReading {
  readonly raw: readonly RawEntry[];
  readonly fields: readonly EntryFields[];
}

/** The reading whose entries are most complete (title, employer, dates); the first of equals. */
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

/** How much more complete the rules must find a section, and an entry that the learnt reading has whole, to be believed. */
const minGain = 0.1;
const minGainOverWhole = 0.6;

/** The learnt reading, unless the rules find more. Compared entry by entry if both split the section the same way. */
export function betterOf(learnt: SectionReading, rules: SectionReading, kind: SectionKind): SectionReading {
  const cut = ({ raw }: SectionReading): string => raw.map(({ head, body }) => `${head.length} ${body.length}`).join();
  const isNoRole = ({ title = '', organisation = '' }: EntryFields, { head }: RawEntry): boolean =>
    tellsLeaving(head[0]?.text ?? '') || [title, organisation].some((name) => isEvent(name) || isTimeOff(name));
  if (learnt.fields.some((own, at) => isNoRole(own, learnt.raw[at] as RawEntry))) return rules;
  if (cut(learnt) !== cut(rules))
    return losesEntry(learnt, rules) || fitOf(rules, kind) - fitOf(learnt, kind) >= minGain ? rules : learnt;
  const fields = learnt.raw.map((entry, at) => {
    const [own = {}, other = {}] = [learnt.fields[at], rules.fields[at]];
    const isWhole = own.title !== undefined && own.organisation !== undefined;
    const gain = entryFit(entry, other, kind) - entryFit(entry, own, kind);
    return gain >= (isWhole ? minGainOverWhole : minGain) ? other : own;
  });
  return { raw: learnt.raw, fields };
}

export function fitOf({ raw, fields }: SectionReading, kind: SectionKind): number {
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
  // "Employer: Tidewater": the label is not the name.
  if ([title, organisation].some((name) => name !== undefined && head.some(({ text }) => text.startsWith(`${name}:`))))
    fit -= 1;
  // Blank lines separate entries: a head with one inside but none before starts with the end of the entry above.
  const [first, ...more] = head;
  if (first?.blankLinesBefore === 0 && more.some(({ blankLinesBefore }) => blankLinesBefore > 0)) fit -= 0.5;
  fit += nameFit(title, titleFit >= 2);
  fit += nameFit(
    organisation,
    (organisationFit > 0 || learntEmployer(organisation)) && !isUnit(firstPart(organisation)),
  );
  return fit;
}

/** Whether the learnt reading lacks dates that the rules found for a complete role or an employer above its roles. */
function losesEntry(learnt: SectionReading, rules: SectionReading): boolean {
  const dates = new Set(learnt.fields.map(({ period }) => period?.text));
  return rules.raw.some(({ head, body }, at) => {
    const { title, organisation, period } = rules.fields[at] ?? {};
    if (!period || dates.has(period.text) || organisation === undefined) return false;
    return title === undefined ? isOverNext(period, rules, at, head.length + body.length) : titleScore(title) >= 2;
  });
}

/** A single row whose years include those of the role right below it. */
function isOverNext(period: Period, { fields }: SectionReading, at: number, rows: number): boolean {
  const below = fields[at + 1]?.period;
  if (rows !== 1 || !below?.start || !period.start) return false;
  const isInside = period.isCurrent || (below.end?.year ?? 9999) <= (period.end?.year ?? 0);
  return isInside && below.start.year >= period.start.year;
}

const firstPart = (name = ''): string => name.split(/[,，、]/u)[0] ?? '';

/** The name model knows more employers than the word lists. */
const learntEmployer = (name = ''): boolean => name !== '' && roleOrEmployer(name) <= -2;

/** 1 for a name that its words confirm, 0.5 for a possible one, 0 for none, negative for what cannot be a name. */
function nameFit(name: string | undefined, isSure: boolean): number {
  if (name === undefined) return 0;
  if (
    isProse(name) ||
    name.length > 110 ||
    (name.match(/\p{L}/gu)?.length ?? 0) < 2 ||
    matchHeading(name)?.isExact ||
    isPartLabel(name)
  )
    return -0.75;
  return isSure ? 1 : 0.5;
}
