import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Period } from '@fitted/resume/document';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { isProse, organisationScore, titleScore } from '@fitted/resume/parse/rows/row-signs';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { findDegreeLevels, isHigher } from '@fitted/resume/qualifications/degrees';
import { lineCues } from '../../../cues.ts';
import { hasKnownLabel } from '../../lines/read-lines.ts';
import { hasOpenBracket } from '../../lines/torn-lines.ts';
import type { Reading } from '../../reading.ts';

const maxNameLength = 60;

/** What opens a summary, and the role that it names. */
export interface Introduction {
  readonly text: string;
  readonly entry: Entry | undefined;
}

/**
 * "Room Attendant at Hotel Brackenhall since 2019": the current or last role, a long one before it where that one proves much more
 * for this job, or the degree of somebody who has just finished it. Undefined when none was read with certainty.
 */
export function introduce(reading: Reading): Introduction | undefined {
  const degree = highestDegree(reading);
  const role = introducing(reading);
  if (degree && isAfter(degree, rolesOf(reading))) return degreeIntroduction(degree);
  const text = role && roleSentence(reading, role);
  return text ? { text, entry: role } : undefined;
}

export function roleSentence(
  reading: Reading,
  { fields: { title = '', organisation, period } }: Entry,
): string | undefined {
  if (!period) return undefined;
  const words = assistantWords[reading.language].summary;
  const place = organisation && isSurePlace(organisation, title) ? placeName(organisation) : undefined;
  const year = period.start?.year;
  const isNow = isOpen(period) && year !== undefined;
  const template = isNow ? (place ? words.since : words.sinceAlone) : place ? words.former : words.formerAlone;
  return template
    .replace('{role}', quiet(roleName(titleOf(title, reading), place)))
    .replace('{place}', place ?? '')
    .replace('{year}', String(year))
    .replace('{period}', period.text);
}

/** "Reporting Specialist - Corrib Parcels, Dublin": without a place of its own, what follows the dash is the place. */
const roleName = (name: string, place: string | undefined): string =>
  place ? name : (name.split(/\s[-–—]\s/u)[0] ?? name);

/** Somebody without a role since is introduced by the highest degree, with its years to show whether it is finished. */
function highestDegree({ document }: Reading): Entry | undefined {
  const degrees = document.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, level: Math.max(0, ...findDegreeLevels(entry.fields.title ?? '')) }))
    .filter(({ entry, level }) => isHigher(level) && isSureDegree(entry))
    .sort((one, other) => other.level - one.level);
  return degrees[0]?.entry;
}

function degreeIntroduction({ fields: { title = '', organisation = '', period } }: Entry): Introduction {
  return { text: `${quiet(nameOf(title))}, ${nameOf(organisation)} (${period?.text ?? ''})`, entry: undefined };
}

/** A degree that ended after the last role did, such as one with a placement in it. */
function isAfter(degree: Entry, roles: readonly Entry[]): boolean {
  const end = endOf(degree);
  return roles.length === 0 || (Number.isFinite(end) && roles.every((role) => endOf(role) < end));
}

function rolesOf({ document }: Reading): Entry[] {
  return document.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
}

/** The month in which it ended, counted from the year 0; infinity while it lasts. */
function endOf({ fields: { period } }: Entry): number {
  if (isOpen(period)) return Number.POSITIVE_INFINITY;
  const last = period?.end ?? period?.start;
  return last ? last.year * 12 + (last.month ?? 12) : 0;
}

const isOpen = (period: Period | undefined): boolean =>
  period !== undefined &&
  (period.isCurrent || (period.start !== undefined && !period.end && / ?[–—-]$/u.test(period.text.trim())));

export function hasRoles({ document }: Reading): boolean {
  return document.sections.some(({ kind, entries }) => kind === 'experience' && entries.length > 0);
}

function isSureDegree({ fields: { title, organisation, period }, head }: Entry): boolean {
  if (!title || !organisation || !period || head.some(({ text }) => hasKnownLabel(text))) return false;
  return isClear(nameOf(title)) && isClear(nameOf(organisation)) && organisationScore(nameOf(organisation)) > 0;
}

/** A role that was left for another describes somebody only after years in it. */
const longEnough = 36;

/**
 * The latest role; of several current ones, the one nearest to the job. A medic of eight years who now packs boxes and applies as a
 * dispatcher is introduced as a medic, with the years of that role.
 */
function introducing(reading: Reading): Entry | undefined {
  const all = rolesOf(reading);
  const last = Math.max(...all.map(endOf));
  const latest = all.filter((role) => endOf(role) >= last);
  const sure = latest.filter(isSureRole);
  const present = sure.find(({ fields }) => isNearToJob(reading, fields.title ?? '')) ?? sure[0];
  if (!present || isNearToJob(reading, present.fields.title ?? '')) return present;
  const asked = reading.askedFor();
  const shows = ({ body }: Entry) =>
    body.reduce((sum, { id, text }) => sum + asked.weightAt(id) + reading.relevance.overall(text), 0);
  const before = all.filter(
    (role) =>
      isSureRole(role) && !latest.includes(role) && monthsOf(role) >= longEnough && monthsOf(role) > monthsOf(present),
  );
  const best = before.sort((one, other) => shows(other) - shows(one))[0];
  return best && shows(best) > 2 * shows(present) + 0.5 ? best : present;
}

function monthsOf({ fields: { period } }: Entry): number {
  if (!period?.start || !period.end) return 0;
  return (period.end.year - period.start.year) * 12 + (period.end.month ?? 12) - (period.start.month ?? 1);
}

/** Whether it shares a word with the title of the job. */
function isNearToJob({ job }: Reading, title: string): boolean {
  const wanted = new Set(stemsOf(job.profile.title));
  return stemsOf(title).some((stem) => wanted.has(stem));
}

const roleLabel = pattern('iu')`^${lineCues.any('roleLabel')}\s?[:：]\s?`;

/** "Designation: Design Engineer" is labelled as a role. */
function isLabelledRole({ fields: { title = '', period }, head }: Entry): boolean {
  return period !== undefined && isClear(title) && head.some(({ text }) => text.replace(roleLabel, '') === title);
}

function isSureRole(entry: Entry): boolean {
  const { title, organisation = '', period } = entry.fields;
  if (!title || !period) return false;
  if (entry.head.some(({ text }) => hasKnownLabel(text))) return isLabelledRole(entry);
  const name = roleName(nameOf(title), isSurePlace(organisation, title) ? organisation : undefined);
  // "Second in Department, Science": no list has every title, but beside a sure employer it can be nothing else.
  const isBesideEmployer = organisationScore(organisation) >= 2 && isSurePlace(organisation, title);
  return isClear(name) && (titleScore(name) >= 2 || isBesideEmployer) && name.split(/\s+/u).length <= 7;
}

const listed = pattern('u')`&| ${lineCues.any('listJoint')} `;

/** "Wiehengold GmbH, Melle": the town is told below. */
function placeName(organisation: string): string {
  const name = nameOf(organisation);
  const [first = '', ...rest] = name.split(/,\s/u);
  const isTown = rest.length > 0 && organisationScore(first) > 0 && !listed.test(rest.join(' '));
  return quietName(isTown ? first : name);
}

/** "BUCKEYE VALLEY LOGISTICS" as a sentence has it; one or two words may be a name that is written so. */
function quietName(name: string): string {
  const words = name.split(/\s+/u);
  return words.length > 2 && !/\p{Ll}/u.test(name) ? quiet(name) : name;
}

function isSurePlace(organisation: string, title: string): boolean {
  const name = nameOf(organisation);
  if (isProse(organisation) || (hasCjk(name) && organisationScore(name) === 0) || hasKnownLabel(`${organisation}:`))
    return false;
  if (!isClear(name) || name.toLowerCase() === title.toLowerCase()) return false;
  return titleScore(name) < 2 || organisationScore(name) > 0;
}

/** "Clerk (part-time, 25 h)": an aside that limits the role goes where the role goes. */
function titleOf(title: string, { language }: Reading): string {
  const [aside = ''] = /[(（][^()（）]{1,40}[)）]/u.exec(title) ?? [];
  const { limits, frequencies } = vocabularyOf(language);
  const isLimit =
    aside !== '' && (limits.occurs(fold(aside)) || frequencies.occurs(fold(aside)) || timeLimit.test(aside));
  return isLimit ? title.trim() : nameOf(title);
}

const timeLimit = pattern('iu')`\d\s?${lineCues.word('hours')}|${lineCues.any('timeLimit')}`;

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
