import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { type FoundSkill, findSkills, getSkill } from '../lexicon/find-skills.ts';
import { topicsOf } from '../match/topics-of.ts';
import { hasCjk } from '../parse/words/word-list.ts';
import { findDegreeLevels } from '../qualifications/degrees.ts';
import { build, kindOfSkill, placed, type ReadLine, skillsAt } from './build-requirement.ts';
import { leadClauses, nameOfClause, reasons } from './data/lead-clauses.ts';
import { isRequirement } from './is-requirement.ts';
import { type Choice, type Item, splitItems } from './items/split-items.ts';
import { jobCues } from './job-cues.ts';
import type { Requirement } from './job-profile.ts';
import type { PostingLine } from './lines/split-posting.ts';
import { readChoice } from './read-choice.ts';
import { findTerms } from './read-terms.ts';
import { findYearPlaces } from './read-years.ts';

/** "No DUI", "must not have CCJs": the posting asks for the absence of something. */
const refusal = pattern('iu')`${jobCues.any('refusal')}`;

/** What one line of a posting asks for. `spelledIn` restricts spellings to one language, if the posting's is certain. */
export function readRequirements(posted: PostingLine, postingIn: Language, spelledIn?: Language): Requirement[] {
  const text = askedPart(posted.text);
  const line = { ...posted, text };
  const language = writtenIn(text, postingIn);
  const isWanted = ({ at }: { readonly at: number }) => !refusal.test(text.slice(Math.max(0, at - 40), at));
  const found = findSkills(text, spelledIn);
  const read: ReadLine = {
    line,
    language,
    skills: found.filter((one) => isWanted(one) && getSkill(one.skill).kind !== 'trait'),
    terms: findTerms(text, found, language).filter(isWanted),
    years: findYearPlaces(text),
  };
  const isTongue = (item: Item) =>
    skillsAt(read, item.at, item.text.length).some(({ skill }) => getSkill(skill).kind === 'language');
  const isName = ({ skill }: FoundSkill) => kindOfSkill(skill) !== 'practice' && kindOfSkill(skill) !== 'trait';
  const names = [...found.filter(isName), ...read.terms];
  const choices = splitItems(text, language, { known: [...found, ...read.terms, ...read.years], names, isTongue });
  const asked = isPraise(choices, read) ? choices.filter((choice) => hasNameIn(choice, read)) : choices;
  const own = asked.flatMap((choice) => readChoice(choice, read)).filter((one) => !isLeftOver(one, text, language));
  const all = [...own, ...droppedTools(own, read)];
  return (all.length > 0 || isPraise(choices, read) ? all : wholeLine(read)).map((one) => ({
    ...one,
    text: nameOfClause(one.text, posted.text, language),
    quote: posted.text,
  }));
}

const maxWholeLength = 90;

/** "CS38 and CS39", "Teilnahme an der Rufbereitschaft": a short line that asks, but for nothing that we know, asks for what it says. */
function wholeLine(read: ReadLine): Requirement[] {
  const { text } = read.line;
  if (text.length > maxWholeLength || !/\p{L}{2}/u.test(text)) return [];
  const item: Item = { at: text.length - text.trimStart().length, text: text.trim(), joint: 'start', brackets: [] };
  return [build(false, [placed(item, read)], read)];
}

/** "Infrastructure as code, we use Terraform": a tool that no item of the line has taken is asked for all the same. */
function droppedTools(own: readonly Requirement[], read: ReadLine): Requirement[] {
  if (read.line.need === 'duty' && !read.line.isBullet) return [];
  const taken = new Set(own.flatMap(({ skills, options }) => [...skills, ...options.flatMap((one) => one.skills)]));
  return read.skills
    .filter(({ skill }) => kindOfSkill(skill) === 'tool' && !taken.has(skill))
    .filter(({ at }) => own.length === 0 || !isBracketed(read.line.text, at))
    .filter(({ at, length }) => !own.some(({ text }) => text.includes(read.line.text.slice(at, at + length))))
    .flatMap(({ at, length }) => {
      const item: Item = { at, text: read.line.text.slice(at, at + length), joint: 'start', brackets: [] };
      return readChoice({ items: [item], isOpen: false }, read);
    });
}

/** "Infrastructure as code (we use Terraform)": an example of what the line asks for. */
function isBracketed(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('（')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  );
}

/** "… together with engineers and developers": a single unknown word cut from a longer line is not a requirement. */
function isLeftOver({ kind, text, skills, options }: Requirement, line: string, language: Language): boolean {
  if ((kind !== 'duty' && kind !== 'practice') || skills.length > 0 || options.length > 1) return false;
  const { writesSpaces, joinsNouns } = traitsOf(language);
  if (!writesSpaces || joinsNouns || /\s/u.test(text.trim())) return false;
  return line.trim().split(/\s+/u).length > 3 && topicsOf(text).size === 0;
}

/** A sentence without its reasons and with the introductory phrases blanked out, so that offsets stay valid. */
function askedPart(text: string): string {
  const blanked = leadClauses.reduce(
    (rest, lead) => rest.replace(lead, (found) => (found === rest ? found : ' '.repeat(found.length))),
    text,
  );
  const why = blanked.search(reasons);
  return why < 0 ? blanked : blanked.slice(0, why);
}

/** "Reliable, friendly, with a thick skin": unknown words among praise are praise as well. */
function isPraise(choices: readonly Choice[], { language }: ReadLine): boolean {
  const items = choices.flatMap((choice) => choice.items).filter(({ text }) => /\p{L}{2}/u.test(text));
  return items.filter(({ text }) => !isRequirement(text, language)).length * 3 >= Math.max(1, items.length);
}

function hasNameIn({ items }: Choice, read: ReadLine): boolean {
  return items.some(
    ({ at, text }) =>
      skillsAt(read, at, text.length).length > 0 ||
      [...read.terms, ...read.years].some((one) => one.at >= at && one.at < at + text.length) ||
      findDegreeLevels(text).length > 0 ||
      (isRequirement(text, read.language) && topicsOf(text).size > 0),
  );
}

/** A line in another script is split by the rules of that script. */
function writtenIn(text: string, language: Language): Language {
  const isSpaceless = !traitsOf(language).writesSpaces;
  if (hasCjk(text) === isSpaceless) return language;
  return isSpaceless ? 'en' : 'zh';
}
