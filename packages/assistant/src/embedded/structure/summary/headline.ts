import { assistantWords } from '@fitted/language/packs';
import type { Entry, Line } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { openGuard } from '@fitted/resume/guard/guard-edits';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { titleScore } from '@fitted/resume/parse/rows/row-signs';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { isTooPlain, noName, noTitle } from '../../data/plain-things.ts';
import { capitalise } from '../../letter-case.ts';
import { type Reading, textOfSection } from '../../reading.ts';
import { type ProvenThing, provenThings } from './proven-things.ts';
import { isNearToJob, latestRole, stemsOf } from './summary-role.ts';

const maxThings = 4;
const minThings = 2;
const maxTried = 10;
const longest = 90;
const maxCjkLength = 40;

/** Below the name, "Registered Nurse | ICU | ACLS | Epic": the person's title and what is both asked for and proven. */
export function addHeadline(reading: Reading): Edit[] {
  // A Japanese resume has no such line; its readers look for 職務要約.
  if (assistantWords[reading.language].customs.headlineSeparator === null) return [];
  const own = ownHeadline(reading);
  const edit = own ? completeHeadline(reading, own) : newHeadline(reading);
  if (!edit) return [];
  // Only if the edited document reads this line as its headline, and the name as before.
  const { contact } = applyEdits(reading.document, [edit]).document.head;
  return contact.headline === edit.after && contact.name === reading.document.head.contact.name ? [edit] : [];
}

function newHeadline(reading: Reading): Edit | undefined {
  const name = nameLine(reading);
  const role = latestRole(reading);
  if (!name || !role || hasTitle(reading) || !canIntroduce(role.title, role.entry)) return undefined;
  const edit = (things: readonly ProvenThing[]): Edit => ({
    id: 'headline',
    kind: 'insert-head-line',
    target: { afterLineId: name.id },
    before: '',
    after: asLine(reading, role.title, things),
    reason: { code: 'headline', params: {} },
    evidence: [],
  });
  const things = pickThings(reading, role.title, edit);
  const isOfRole = isNearToJob(reading, role.title) || things.some(({ shownIn }) => shownIn.has(role.entry.id));
  return isOfRole && isWorthSaying(reading, role.title, things) ? edit(things) : undefined;
}

/** Extends a headline that is only a title ("Registered Nurse") with what proves it. */
function completeHeadline(reading: Reading, line: Line): Edit | undefined {
  const edit = (things: readonly ProvenThing[]): Edit => ({
    id: `headline:${line.id}`,
    kind: 'replace-head-line',
    target: { lineId: line.id },
    before: line.text,
    after: asLine(reading, line.text, things),
    reason: { code: 'headline', params: {} },
    evidence: [],
  });
  const things = pickThings(reading, line.text, edit);
  const isOfTrade = isNearToJob(reading, line.text) || things.some(({ shownIn }) => shownIn.size > 0);
  return isOfTrade && isWorthSaying(reading, line.text, things) ? edit(things) : undefined;
}

function asLine(reading: Reading, title: string, things: readonly ProvenThing[]): string {
  return [title, ...things.map(({ name }) => capitalise(name))].join(separatorOf(reading));
}

function nameLine({ document: { head } }: Reading): Line | undefined {
  const { name = '' } = head.contact;
  const isName = /^\p{L}[\p{L}\p{M}.'’ -]{1,40}$/u.test(name) && !noName.test(name);
  return isName ? head.lines.slice(0, 2).find(({ text }) => text.includes(name)) : undefined;
}

/** A line of its own that is a title and nothing else. */
function ownHeadline({ document: { head } }: Reading): Line | undefined {
  const { headline = '' } = head.contact;
  const isTitle = titleScore(headline) >= 2 && /^[\p{L}\p{M} .’'-]{4,45}$/u.test(headline) && !noTitle.test(headline);
  return isTitle ? head.lines.find(({ text }) => text === headline) : undefined;
}

/** Whether the head already has a title, or text about the person where the title would go. */
function hasTitle({ document: { head } }: Reading): boolean {
  const { headline } = head.contact;
  return (
    (headline !== undefined && !/\d|,$|^[("]/u.test(headline)) ||
    head.lines.length > 8 ||
    head.lines.some(({ text }) => titleScore(text) >= 2 || text.split(/\s+/u).length > 14)
  );
}

/** Not a finished internship, and nothing with a comma: an employer or a place follows it as often as a field. */
function canIntroduce(title: string, { fields: { period } }: Entry): boolean {
  return /^[\p{L}\p{M}\p{N} .’'&/+#()-]+$/u.test(title) && (period?.isCurrent === true || !noTitle.test(title));
}

/** The most telling first, without duplicates, repeats of the title or things that the guard would question. */
function pickThings(
  reading: Reading,
  title: string,
  edit: (things: readonly ProvenThing[]) => Edit,
): readonly ProvenThing[] {
  const stems = stemsOf(title);
  const worth = ({ weight, shownIn }: ProvenThing) => weight + (shownIn.size > 0 ? 0.5 : 0);
  const wanted = provenThings(reading)
    .filter(({ weight, skill, name }) => weight > 0 && !isTooPlain(skill) && !saysAgain(name))
    .sort((one, other) => worth(other) - worth(one));
  if (wanted.length < minThings) return [];
  const most = hasCjk(title) ? maxCjkLength : longest;
  const guard = openGuard({ source: reading.document, statedFacts: [] });
  const chosen: ProvenThing[] = [];
  for (const thing of wanted.slice(0, maxTried)) {
    if (chosen.some((one) => isKin(one, thing)) || asLine(reading, title, [...chosen, thing]).length > most) continue;
    if (guard([edit([thing])]).kept.length > 0) chosen.push(thing);
    if (chosen.length === maxThings) break;
  }
  return chosen;

  function saysAgain(name: string): boolean {
    return wordPattern(name).test(title) || stemsOf(name).some((stem) => stems.includes(stem));
  }
}

/** Whether one covers the other: MySQL is SQL, and "MS SQL" contains "SQL". */
function isKin(one: ProvenThing, other: ProvenThing): boolean {
  const isExample = one.skill.implies === other.skill.id || other.skill.implies === one.skill.id;
  return isExample || wordPattern(one.name).test(other.name) || wordPattern(other.name).test(one.name);
}

/** Not when the profile already names the title and at least two of the things, or all of them. */
function isWorthSaying({ document }: Reading, title: string, things: readonly ProvenThing[]): boolean {
  // Work must show at least one: names from a list alone made a creative director look like a beginner.
  if (things.length < minThings || things.every(({ shownIn }) => shownIn.size === 0)) return false;
  const profile = document.sections
    .filter(({ kind }) => kind === 'summary')
    .map(textOfSection)
    .join('\n');
  const said = things.filter(({ name }) => wordPattern(name).test(profile)).length;
  return said < minThings || (said < things.length && !wordPattern(title).test(profile));
}

/** The separator that the other lines of the head use. */
function separatorOf({ document: { head }, language }: Reading): string {
  const [, own] = /\s([|·•])\s/u.exec(head.lines.map(({ text }) => text).join('\n')) ?? [];
  return own ? ` ${own} ` : (assistantWords[language].customs.headlineSeparator ?? ' ');
}
