import { pattern } from '@fitted/language/pattern';
import { getSkill } from '../lexicon/find-skills.ts';
import { contentWords } from '../match/content-words.ts';
import { findDegreeLevels, isHigher, isVocational } from '../qualifications/degrees.ts';
import {
  build,
  example,
  kindOfSkill,
  type Placed,
  placed,
  type ReadLine,
  skillsAt,
  withoutRanges,
} from './build-requirement.ts';
import { degreeFields } from './degree-fields.ts';
import { isRequirement } from './is-requirement.ts';
import { isAcronym } from './items/is-acronym.ts';
import { type Choice, type Item, splitItems } from './items/split-items.ts';
import { isLeadOnly, trimItem } from './items/trim-item.ts';
import { jobCues } from './job-cues.ts';
import type { Requirement } from './job-profile.ts';
import { isWish } from './lines/split-posting.ts';
import { foldPhrase } from './phrase-list.ts';
import type { FoundYears } from './read-years.ts';

const maxRest = 2;
const ofExperience = pattern('iu')`${jobCues.any('ofExperience')}`;

export function readChoice(choice: Choice, read: ReadLine): Requirement[] {
  const [first] = choice.items;
  const last = choice.items.at(-1);
  if (!first || !last) return [];
  const from = first.at;
  const to = last.at + last.text.length;
  // Among the duties, "Kinder von 3 bis 6 Jahren" is an age.
  const isTime = read.line.need !== 'duty' || ofExperience.test(read.line.text);
  const years = isTime ? read.years.find(({ at }) => at >= from && at < to) : undefined;
  if (years) return [yearsRequirement(choice, years, read)];
  const levels = read.line.need === 'duty' ? [] : findDegreeLevels(read.line.text.slice(from, to));
  if (levels.some((level) => !isVocational(level)) && (levels.some(isHigher) || !hasNamed(read, from, to)))
    return [degreeRequirement(choice, levels, read)];
  const asked = choice.items
    .filter(({ text }) => isRequirement(text, read.language))
    .flatMap((item) => withExamples(item, read));
  if (asked.length === 0) return [];
  const [only] = asked;
  if (only && asked.length === 1 && !choice.isOpen) return readItem(only, read);
  const clause = only && clauseOf(only, read);
  const named = clause
    ? [...(clause.kind ? [clause.kind] : []), clause.tool, ...exampleBehind(clause.tool, only), ...asked.slice(1)]
    : asked;
  const options = named.map((item) => placed(item, read));
  const choiceOf = build(choice.isOpen || asked.length > choice.items.length, options, read);
  return clause?.rest ? [clause.rest, choiceOf] : [choiceOf];
}

/** "(Akanea, Sinari...)": the list is open-ended. */
const goesOn = pattern('u')`\s?(?:${jobCues.any('goesOn')}|\.{2,3}|…)\s?$`;

/** "a CRM (e.g. Salesforce, HubSpot)", "qualified accountant (ACA, ACCA or CIMA)", "ticket systems (Jira, OTRS)": any of the names will do. */
function withExamples(item: Item, read: ReadLine): Item[] {
  const examples = item.brackets.flatMap(({ at, text }) => {
    const lead = example.exec(text)?.[0].length ?? 0;
    const end = text.search(goesOn);
    const choices = splitItems(text.slice(lead, end < 0 ? undefined : end), read.language);
    const isChoice = lead > 0 || end >= 0 || choices.some(({ items }) => items.length > 1);
    const listed = choices.flatMap(({ items }) => items).map((one) => ({ ...one, at: at + lead + one.at }));
    return isChoice || (listed.length > 1 && listed.every((one) => isName(one, read))) ? listed : [];
  });
  return examples.length > 0 ? [{ ...item, brackets: [] }, ...examples] : [item];
}

const minClauseWords = 2;
/** "Sales tools like Outreach or Gong": the names are examples of what stands before them. */
const exampleAtEnd = pattern('iu')`(?<![\p{L}])${jobCues.any('example')}$`;

/** "build pipelines with GitLab CI or Jenkins": the choice is between the tools, and the clause before them is a requirement too. */
function clauseOf(
  item: Item,
  read: ReadLine,
): { readonly tool: Item; readonly kind: Item | undefined; readonly rest: Requirement | undefined } | undefined {
  const tools = toolsIn(item, read);
  const [tool] = tools;
  const rest = withoutRanges(item, tools);
  if (!tool || contentWords(rest).size < 1 || tool.at < item.at + 4) return undefined;
  const text = read.line.text.slice(tool.at, tool.at + tool.length);
  const lead = read.line.text.slice(item.at, tool.at).trimEnd();
  const kind = lead.replace(exampleAtEnd, '').trimEnd();
  const before = { ...item, text: kind };
  // One word before a tool says how it is wanted: "trained in MEDDIC".
  const isAsked = contentWords(kind).size >= minClauseWords && !isLeadOnly(kind) && isRequirement(kind, read.language);
  const isKind = kind !== lead;
  return {
    tool: { at: tool.at, text, joint: 'start', brackets: [] },
    kind: isAsked && isKind ? before : undefined,
    rest: isAsked && !isKind ? build(false, [placed(before, read)], read) : undefined,
  };
}

/** "a TMS like Winsped, Carlo or CargoSupport": the first example directly follows the tool it is an example of. */
function exampleBehind(tool: Item, { at, text }: Item): Item[] {
  const behind = text.slice(tool.at + tool.text.length - at);
  const lead = example.exec(behind.trimStart())?.[0].length ?? 0;
  const from = behind.length - behind.trimStart().length + lead;
  return lead === 0 || behind.length === from
    ? []
    : [{ at: tool.at + tool.text.length + from, text: behind.slice(from), joint: 'example', brackets: [] }];
}

function hasNamed({ skills }: ReadLine, from: number, to: number): boolean {
  return skills.some(({ at, skill }) => at >= from && at < to && getSkill(skill).kind === 'skill');
}

/** Reads one item. Tools inside a longer clause become requirements of their own: "produce drawings in AutoCAD". */
function readItem(item: Item, read: ReadLine): Requirement[] {
  const option = placed(item, read);
  const tools = toolsIn(item, read);
  const rest = withoutRanges(item, tools);
  const inBrackets = item.brackets.flatMap((bracket) => readBracket(bracket, read));
  const isTongue = option.skills.some((skill) => kindOfSkill(skill) === 'language');
  const isOne = tools.length < 2 || (option.isNamed === false && contentWords(rest).size > 0);
  if (tools.length === 0 || isTongue || (contentWords(rest).size < maxRest && isOne))
    return [build(false, [option], read), ...inBrackets];
  const asked = tools.map(({ at, length }) =>
    build(false, [placed({ text: read.line.text.slice(at, at + length), at, brackets: [], joint: 'and' }, read)], read),
  );
  const skills = option.skills.filter((skill) => kindOfSkill(skill) === 'practice');
  const clause =
    isRequirement(rest, read.language) && !isOneWord(rest)
      ? [build(false, [{ ...option, skills, isNamed: false }], read, 'clause')]
      : [];
  return [...clause, ...asked, ...inBrackets];
}

const maxRestCharacters = 5;

/** 「Figmaを使ったデザイン」 asks for Figma: a noun alone beside the tool is not a task of its own. Chinese would say what is done. */
function isOneWord(rest: string): boolean {
  const nouns = rest.match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? [];
  return /\p{Script=Hiragana}/u.test(rest) && nouns.join('').length <= maxRestCharacters;
}

/** Not short forms that we do not know: "cannulation of AV fistulas" is one thing, and AV is not a tool. */
function toolsIn(item: Item, read: ReadLine): { readonly at: number; readonly length: number }[] {
  const names = read.terms.filter(({ spellings }) => !spellings.every(isAcronym));
  return [...read.skills.filter(({ skill }) => kindOfSkill(skill) === 'tool'), ...names]
    .filter(({ at, length }) => at >= item.at && at + length <= item.at + item.text.length)
    .sort((one, other) => one.at - other.at);
}

/** "a CRM (ideally Salesforce)": a name that is only wished for stands for itself. */
function readBracket({ at, text }: Item['brackets'][number], read: ReadLine): Requirement[] {
  if (!isWish(text)) return [];
  return splitItems(text, read.language)
    .flatMap(({ items }) => items)
    .map((item) => ({ ...item, at: at + item.at }))
    .filter((item) => isRequirement(item.text, read.language) && skillsAt(read, item.at, item.text.length).length > 0)
    .map((item) => build(false, [placed(item, read)], read));
}

/** Short, and known or spelled like a name. */
function isName({ at, text }: Item, read: ReadLine): boolean {
  if (text.split(/\s+/u).length > 4 || !isRequirement(text, read.language)) return false;
  return /[\p{Lu}\d@]/u.test(text) || skillsAt(read, at, text.length).length > 0;
}

function yearsRequirement(choice: Choice, { years, at, length }: FoundYears, read: ReadLine): Requirement {
  const { text } = read.line;
  const options = choice.items.map((item) => {
    const bare = withoutRanges(item, [{ at, length }]);
    const option = placed({ ...item, text: bare }, read);
    const [level] = bare === item.text ? findDegreeLevels(item.text).filter(isHigher) : [];
    // "Bachelor's degree in business or 5+ years of sales".
    return level === undefined
      ? option
      : { ...option, degree: { level, fields: degreeFields(item.text, read.language) } };
  });
  const first = choice.items[0]?.at ?? 0;
  const last = choice.items.at(-1);
  const to = last ? last.at + last.text.length : text.length;
  const whole = yearsInWords(text.slice(first, to));
  return {
    ...build(choice.isOpen, options, read, 'years'),
    text: whole.includes(text.slice(at, at + length)) ? whole : text.slice(Math.min(first, at), to),
    place: { at: read.line.at + Math.min(first, at), length: to - Math.min(first, at) },
    id: `years:${years}:${foldPhrase(options.map((option) => option.text).join(' '))}`,
    years,
  };
}

/** "5 years of acute experience": without its last word nobody could read it. */
function yearsInWords(asked: string): string {
  const { at, text } = trimItem(asked);
  const word = /^\s\p{L}+/u.exec(asked.slice(at + text.length))?.[0] ?? '';
  return ofExperience.test(word) ? text + word : text;
}

const isShortForm = (text: string): boolean => /^\p{Lu}[\p{L}.]{0,6}\p{Lu}\.?$/u.test(text);

function degreeRequirement(choice: Choice, levels: readonly number[], read: ReadLine): Requirement {
  const first = choice.items[0]?.at ?? 0;
  const last = choice.items.at(-1);
  const text = read.line.text.slice(first, last ? last.at + last.text.length : undefined);
  const trimmed = trimItem(text);
  const fields = choice.items.flatMap((item) => degreeFields(item.text, read.language));
  const option: Placed = {
    at: first + trimmed.at,
    length: trimmed.text.length,
    text: trimmed.text,
    // "Master's degree in Library Science (MLIS)".
    aliases: choice.items.flatMap(({ brackets }) => brackets.map((one) => one.text.trim()).filter(isShortForm)),
    skills: [],
    isNamed: false,
    isTerm: false,
    degree: { level: levels[0] ?? 1, fields },
  };
  return build(choice.isOpen, [option], read, 'degree');
}
