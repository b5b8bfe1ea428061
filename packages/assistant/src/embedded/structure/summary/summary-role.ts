import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import { organisationScore, titleScore } from '@fitted/resume/parse/rows/row-signs';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { findDegreeLevels, isHigher } from '@fitted/resume/qualifications/degrees';
import { lineCues } from '../../../cues.ts';
import { hasKnownLabel } from '../../lines/read-lines.ts';
import { hasOpenBracket } from '../../lines/torn-lines.ts';
import type { Reading } from '../../reading.ts';

const maxNameLength = 60;

/** "Room Attendant at Hotel Brackenhall since 2019". Undefined when no head was read with certainty. */
export function roleClause(reading: Reading): string | undefined {
  const all = rolesOf(reading);
  const role = introducing(reading, all.filter(isSureRole));
  if (role && isLongPast(role, all)) return undefined;
  const { title, organisation, period } = role?.fields ?? {};
  if (!title || !period) return undefined;
  const words = assistantWords[reading.language].summary;
  const place = organisation && isSurePlace(organisation, title) ? nameOf(organisation) : undefined;
  const year = period.start?.year;
  const isNow = period.isCurrent && year !== undefined;
  const template = isNow ? (place ? words.since : words.sinceAlone) : place ? words.former : words.formerAlone;
  return template
    .replace('{role}', quiet(nameOf(title)))
    .replace('{place}', place ?? '')
    .replace('{year}', String(year))
    .replace('{period}', period.text);
}

/** Somebody without a role yet is introduced by the highest degree, with its years to show whether it is finished. */
export function degreeClause(reading: Reading): string | undefined {
  if (hasRoles(reading)) return undefined;
  const degrees = reading.document.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, level: Math.max(0, ...findDegreeLevels(entry.fields.title ?? '')) }))
    .filter(({ entry, level }) => isHigher(level) && isSureDegree(entry))
    .sort((one, other) => other.level - one.level);
  const { title, organisation, period } = degrees[0]?.entry.fields ?? {};
  if (!title || !organisation || !period) return undefined;
  return `${quiet(nameOf(title))}, ${nameOf(organisation)} (${period.text})`;
}

function rolesOf({ document }: Reading): Entry[] {
  return document.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
}

/** The month in which it ended, counted from the year 0; infinity while it lasts. */
function endOf({ fields: { period } }: Entry): number {
  const isOpen = period?.isCurrent || (period?.start && !period.end && / ?[–—-]$/u.test(period.text.trim()));
  if (isOpen) return Number.POSITIVE_INFINITY;
  const last = period?.end ?? period?.start;
  return last ? last.year * 12 + (last.month ?? 12) : 0;
}

/** Whether the introducing role is the person's current or last one. */
export function isLatestRole(reading: Reading): boolean {
  const all = rolesOf(reading);
  const role = introducing(reading, all.filter(isSureRole));
  return role !== undefined && endOf(role) >= Math.max(...all.map(endOf));
}

/**
 * The person's current or last role, if its title was read with certainty and no later one was read with less. Of several current
 * ones, the one nearest to the job.
 */
export function latestRole(reading: Reading): { readonly entry: Entry; readonly title: string } | undefined {
  const all = rolesOf(reading);
  const last = Math.max(...all.map(endOf));
  const latest = all.filter((role) => endOf(role) >= last);
  const sure = latest.filter((role) => isSureRole(role) || isLabelledRole(role));
  const entry = sure.find(({ fields }) => isNearToJob(reading, fields.title ?? '')) ?? sure[0];
  if (!entry || (latest.length > 1 && latest[0] !== entry && !isNearToJob(reading, entry.fields.title ?? '')))
    return undefined;
  return { entry, title: quiet(nameOf(entry.fields.title ?? '')) };
}

export function hasRoles({ document }: Reading): boolean {
  return document.sections.some(({ kind, entries }) => kind === 'experience' && entries.length > 0);
}

function isSureDegree({ fields: { title, organisation, period }, head }: Entry): boolean {
  if (!title || !organisation || !period || head.some(({ text }) => hasKnownLabel(text))) return false;
  return isClear(nameOf(title)) && isClear(nameOf(organisation)) && organisationScore(nameOf(organisation)) > 0;
}

const maxSinceLength = 5;

/** A role that ended long before the latest one began no longer describes the person. */
function isLongPast({ fields: { period } }: Entry, all: readonly Entry[]): boolean {
  if (!period || period.isCurrent) return false;
  const end = period.end?.year ?? period.start?.year ?? 0;
  return all.some(({ fields }) => (fields.period?.start?.year ?? 0) >= end + maxSinceLength);
}

/**
 * The latest role, unless an earlier one is nearer to the job: a medic who now packs boxes and applies as a dispatcher is
 * introduced as a medic, with the years of that role.
 */
function introducing(reading: Reading, roles: readonly Entry[]): Entry | undefined {
  const isNear = ({ fields }: Entry) => isNearToJob(reading, fields.title ?? '');
  const latest = roles.find(({ fields }) => fields.period?.isCurrent) ?? roles[0];
  if (!latest) return undefined;
  const near = isNear(latest) ? latest : roles.find(isNear);
  if (near) return near;
  const asked = reading.askedFor();
  const shows = ({ body }: Entry) => body.reduce((sum, { id }) => sum + asked.weightAt(id), 0);
  const [best] = [...roles].sort((one, other) => shows(other) - shows(one));
  return best && shows(best) > 1.5 * shows(latest) + 0.5 ? best : latest;
}

/** Whether it shares a word with the title of the job. */
export function isNearToJob({ job }: Reading, title: string): boolean {
  const wanted = new Set(stemsOf(job.profile.title));
  return stemsOf(title).some((stem) => wanted.has(stem));
}

const roleLabel = pattern('iu')`^${lineCues.any('roleLabel')}\s?[:：]\s?`;

/** "Designation: Design Engineer" is labelled as a role. */
function isLabelledRole({ fields: { title = '', period }, head }: Entry): boolean {
  return period !== undefined && isClear(title) && head.some(({ text }) => text.replace(roleLabel, '') === title);
}

function isSureRole({ fields: { title, period }, head }: Entry): boolean {
  if (!title || !period || head.some(({ text }) => hasKnownLabel(text))) return false;
  const name = nameOf(title);
  return isClear(name) && titleScore(name) >= 2 && name.split(/\s+/u).length <= 7;
}

function isSurePlace(organisation: string, title: string): boolean {
  const name = nameOf(organisation);
  if (!isClear(name) || name.toLowerCase() === title.toLowerCase()) return false;
  return titleScore(name) < 2 || organisationScore(name) > 0;
}

/** Without trailing asides and leading symbols: "🍽️ Sous Chef", "The Optimist (seafood, 180 seats)". */
function nameOf(name: string): string {
  return name
    .replace(/(?:(?<!\s)\s+)?[(（][^)）]{0,300}[)）]/gu, '')
    .replace(/^[^\p{L}\p{N}"“«「]+/u, '')
    .replace(/(?<![\s,;–—-])[\s,;–—-]+$/u, '')
    .trim();
}

function isClear(name: string): boolean {
  const isShort = name.length > (hasCjk(name) ? 1 : 2) && name.length <= maxNameLength;
  if (
    /^(?:as|worked|working|nature|type|job|role|position|designation|company|organi[sz]ation|employer)\b/iu.test(name)
  )
    return false;
  return isShort && !/[.;:!?|•/]\s|[:|•]|\d{4}|^\p{Ll}|,$/u.test(name) && !hasOpenBracket(name);
}

/** "LEGAL SECRETARY" as it is written in a sentence; short words stay, as they may be abbreviations. */
function quiet(title: string): string {
  if (/\p{Ll}/u.test(title)) return title;
  return title.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

export function stemsOf(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words
    .filter((word) => !/^(?:senior|junior|lead|head|assistant|associate|trainee|manager)$/u.test(word))
    .map((word) => word.slice(0, 6));
}
