import type { Language } from '@fitted/contract/languages';
import { type FoundSkill, findSkills, getSkill } from '../lexicon/find-skills.ts';
import { contentWords, genericSign } from '../match/content-words.ts';
import { topicsOf } from '../match/topics-of.ts';
import { hasCjk } from '../parse/word-list.ts';
import { findDegreeLevels, isHigher, isVocational } from '../qualifications/degrees.ts';
import { findLanguageLevel } from '../qualifications/language-level.ts';
import { leadClauses, reasons } from './data/lead-clauses.ts';
import { degreeFields } from './degree-fields.ts';
import { isRequirement } from './is-requirement.ts';
import type { Need, Requirement, RequirementKind, RequirementOption } from './job-profile.ts';
import { kindOfItem } from './kind-of-item.ts';
import { foldPhrase } from './phrase-list.ts';
import { findTerms, type Term } from './read-terms.ts';
import { type FoundYears, findYearPlaces } from './read-years.ts';
import { type Choice, type Item, splitItems } from './split-items.ts';
import { isWish, type PostingLine } from './split-posting.ts';
import { trimItem } from './trim-item.ts';

/** Must-haves weigh three times as much as wishes. */
const needWeights: Readonly<Record<Need, number>> = { must: 3, duty: 1.5, nice: 1 };
const kindWeights: Readonly<Record<RequirementKind, number>> = {
  tool: 1,
  practice: 1,
  credential: 1.2,
  degree: 1.2,
  licence: 1.2,
  language: 0.8,
  years: 0.8,
  domain: 0.8,
  duty: 1,
  title: 0.8,
};
const pieceSigns = [',', ';', '，', '；', '、', '(', ')', '（', '）'];
/** "No DUI", "must not have CCJs": asked is that one has none. */
const refusal =
  /(?:^|[^\p{L}])(?:no|not|without|never|sin|ningún|ninguna|sans|aucun|aucune|pas de|ohne|keine?|keinen)\s(?:(?:have|has|any|a|an|history of|record of|haber|avoir|d['’])\s?){0,3}$|(?:不得有|无|無)$/iu;
const example =
  /^(?:such as|like|e\.g\.,?|eg\.?|for example|i\.e\.,?|z\.\s?B\.|wie(?: z\.\s?B\.)?|bspw\.|como|por ejemplo|p\.\s?ej\.|comme|tels? que|telles? que|par exemple|ex\.|例如|比如|如|例)(?![\p{Script=Latin}])\s?[:：]?\s?/iu;
const mostRest = 2;
const ofExperience = /experien|expéri|erfahr|经验|経験/iu;
/** "LG2-Nachweis", BOM表: a name with a word that says what sort of thing it is. */
const bareName =
  /^(?<name>[\p{Lu}\d][\p{Script=Latin}\d+#.]*)(?:-(?:Kenntnisse|Nachweis|Schein|Zertifikat|Zertifizierung|Erfahrung|Software|System|Systeme|Programm)|\s?(?:表|系统|软件|工具|平台|语言|证书?|ソフト|システム|ツール))$/u;

/** A line with what is known of its words. */
interface ReadLine {
  readonly line: PostingLine;
  readonly language: Language;
  readonly skills: readonly FoundSkill[];
  readonly terms: readonly Term[];
  readonly years: readonly FoundYears[];
}

/** What one line of a posting asks for. `spelledIn`: spellings of one language only, where the posting's is sure. */
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
  const choices = splitItems(text, language, { known: [...found, ...read.terms], names, isTongue });
  const asked = isPraise(choices, read) ? choices.filter((choice) => hasNameIn(choice, read)) : choices;
  return asked.flatMap((choice) => readChoice(choice, read)).map((one) => ({ ...one, quote: posted.text }));
}

/** A sentence without the words that only say that it asks, and without its reasons. Same length before them, so that places stay. */
function askedPart(text: string): string {
  const blanked = leadClauses.reduce(
    (rest, lead) => rest.replace(lead, (found) => (found === rest ? found : ' '.repeat(found.length))),
    text,
  );
  const why = blanked.search(reasons);
  return why < 0 ? blanked : blanked.slice(0, why);
}

/** "Reliable, friendly, with a thick skin": among praise, what no table knows is praise as well. */
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

/** A line of another script is cut by the rules of that script. */
function writtenIn(text: string, language: Language): Language {
  const isSpaceless = language === 'zh' || language === 'ja';
  if (hasCjk(text) === isSpaceless) return language;
  return isSpaceless ? 'en' : 'zh';
}

function readChoice(choice: Choice, read: ReadLine): Requirement[] {
  const [first] = choice.items;
  const last = choice.items.at(-1);
  if (!first || !last) return [];
  const from = first.at;
  const to = last.at + last.text.length;
  // "Kinder von 3 bis 6 Jahren" among the tasks is an age.
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
  const options = asked.map((item, at) => placed(at === 0 && clause ? clause.tool : item, read));
  const choiceOf = build(choice.isOpen || asked.length > choice.items.length, options, read);
  return clause?.rest ? [clause.rest, choiceOf] : [choiceOf];
}

/** "a CRM (e.g. Salesforce, HubSpot)", "qualified accountant (ACA, ACCA or CIMA)": any of what stands in brackets will do. */
function withExamples(item: Item, read: ReadLine): Item[] {
  const examples = item.brackets.flatMap(({ at, text }) => {
    const lead = example.exec(text)?.[0].length ?? 0;
    const choices = splitItems(text.slice(lead), read.language);
    if (lead === 0 && !choices.some(({ items }) => items.length > 1)) return [];
    return choices.flatMap(({ items }) => items).map((one) => ({ ...one, at: at + lead + one.at }));
  });
  return examples.length > 0 ? [{ ...item, brackets: [] }, ...examples] : [item];
}

/** "build pipelines with GitLab CI or Jenkins": the choice is of the tools, and the clause before them is asked as well. */
function clauseOf(
  item: Item,
  read: ReadLine,
): { readonly tool: Item; readonly rest: Requirement | undefined } | undefined {
  const tools = toolsIn(item, read);
  const [tool] = tools;
  const rest = withoutRanges(item, tools);
  if (!tool || contentWords(rest).size < 1 || tool.at < item.at + 4) return undefined;
  const text = read.line.text.slice(tool.at, tool.at + tool.length);
  const before = { ...item, text: read.line.text.slice(item.at, tool.at).trimEnd() };
  const least = read.line.need === 'duty' ? 2 : 1;
  const isAsked = contentWords(before.text).size >= least && isRequirement(before.text, read.language);
  return {
    tool: { at: tool.at, text, joint: 'start', brackets: [] },
    rest: isAsked ? build(false, [placed(before, read)], read) : undefined,
  };
}

function hasNamed({ skills }: ReadLine, from: number, to: number): boolean {
  return skills.some(({ at, skill }) => at >= from && at < to && getSkill(skill).kind === 'skill');
}

/** One item; tools that stand in a longer clause are asked by themselves: "produce drawings in AutoCAD". */
function readItem(item: Item, read: ReadLine): Requirement[] {
  const option = placed(item, read);
  const tools = toolsIn(item, read);
  const rest = withoutRanges(item, tools);
  const inBrackets = item.brackets.flatMap((bracket) => readBracket(bracket, read));
  const isTongue = option.skills.some((skill) => kindOfSkill(skill) === 'language');
  const isOne = tools.length < 2 || (option.isNamed === false && contentWords(rest).size > 0);
  if (tools.length === 0 || isTongue || (contentWords(rest).size < mostRest && isOne))
    return [build(false, [option], read), ...inBrackets];
  const asked = tools.map(({ at, length }) =>
    build(false, [placed({ text: read.line.text.slice(at, at + length), at, brackets: [], joint: 'and' }, read)], read),
  );
  const skills = option.skills.filter((skill) => kindOfSkill(skill) === 'practice');
  const clause = isRequirement(rest, read.language)
    ? [build(false, [{ ...option, skills, isNamed: false }], read, 'clause')]
    : [];
  return [...clause, ...asked, ...inBrackets];
}

function toolsIn(item: Item, read: ReadLine): { readonly at: number; readonly length: number }[] {
  return [...read.skills.filter(({ skill }) => kindOfSkill(skill) === 'tool'), ...read.terms]
    .filter(({ at, length }) => at >= item.at && at + length <= item.at + item.text.length)
    .sort((one, other) => one.at - other.at);
}

/** "(Sistema RED, Contrat@)": several names in brackets are asked one by one; examples and remarks are not. */
function readBracket({ at, text }: Item['brackets'][number], read: ReadLine): Requirement[] {
  const isNaming = isWish(text) && skillsAt(read, at, text.length).length > 0;
  if (!/[,、，;；/]/u.test(text) && !isNaming) return [];
  return splitItems(text, read.language)
    .flatMap(({ items }) => items)
    .filter((item) => item.text.split(/\s+/u).length <= 4 && isRequirement(item.text, read.language))
    .filter((item) => /[\p{Lu}\d@]/u.test(item.text) || skillsAt(read, at + item.at, item.text.length).length > 0)
    .map((item) => build(false, [placed({ ...item, at: at + item.at }, read)], read));
}

type Placed = RequirementOption & { readonly at: number; readonly length: number; readonly isTerm: boolean };

function placed(item: Item, read: ReadLine): Placed {
  const trimmed = trimItem(item.text.replace(example, (lead) => ' '.repeat(lead.length)));
  const at = item.at + trimmed.at;
  const skills = skillsAt(read, at, trimmed.text.length);
  const rest = withoutRanges({ ...item, at, text: trimmed.text }, skills);
  const level = skills.some(({ skill }) => getSkill(skill).kind === 'language') ? levelNear(item, read) : undefined;
  const bracketed = item.brackets.map(({ text }) => text.trim()).filter((text) => /^[\p{L}\d.&/-]{2,12}$/u.test(text));
  const bare = bareName.exec(trimmed.text)?.groups?.name;
  const aliases = [...bracketed, ...(bare ? [bare] : [])];
  const bracketEnd = Math.max(0, ...item.brackets.map((bracket) => bracket.at + bracket.text.length));
  return {
    at,
    length: Math.max(trimmed.text.length, bracketed.length > 0 ? bracketEnd - at : 0),
    // What stood in brackets left a gap.
    text: trimmed.text.replace(/\s+/gu, ' '),
    aliases,
    skills: [...new Set(skills.map(({ skill }) => skill))],
    isNamed: skills.length > 0 && isSpent(rest),
    isTerm: read.terms.some(
      (term) => term.at >= at && term.at < at + trimmed.text.length && term.length >= trimmed.text.length - 2,
    ),
    ...(level !== undefined && { level }),
  };
}

/** Whether nothing is said beside the names that were taken out. */
function isSpent(rest: string): boolean {
  return contentWords(rest).size === 0 && !/[\p{Script=Han}\p{Script=Katakana}]/u.test(rest.replace(genericSign, ''));
}

function skillsAt({ skills }: ReadLine, at: number, length: number): FoundSkill[] {
  return skills.filter((one) => one.at >= at && one.at + one.length <= at + length);
}

/** "Sehr gutes Deutsch und Englisch": the level of the first is the second's, too. */
function levelNear(item: Item, { line }: ReadLine): number | undefined {
  const bracket = item.brackets.map(({ text }) => text).join(' ');
  return (
    findLanguageLevel(foldPhrase(`${item.text} ${bracket}`)) ?? findLanguageLevel(foldPhrase(line.text.slice(0, 200)))
  );
}

function withoutRanges(
  { at, text }: Pick<Item, 'at' | 'text'>,
  ranges: readonly { at: number; length: number }[],
): string {
  let rest = text;
  for (const range of ranges) {
    const from = Math.max(0, range.at - at);
    const to = Math.min(text.length, range.at + range.length - at);
    if (to > from) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return rest;
}

function kindOfSkill(skill: string): 'tool' | 'practice' | 'credential' | 'language' | 'trait' {
  const { kind, isTool } = getSkill(skill);
  return kind === 'skill' ? (isTool ? 'tool' : 'practice') : kind;
}

function yearsRequirement(choice: Choice, { years, at, length }: FoundYears, read: ReadLine): Requirement {
  const { text } = read.line;
  const options = choice.items.map((item) => {
    const bare = withoutRanges(item, [{ at, length }]);
    return placed({ ...item, text: bare }, read);
  });
  const first = choice.items[0]?.at ?? 0;
  const last = choice.items.at(-1);
  const to = last ? last.at + last.text.length : text.length;
  const whole = trimItem(text.slice(first, to));
  return {
    ...build(choice.isOpen, options, read, 'years'),
    text: whole.text.includes(text.slice(at, at + length)) ? whole.text : text.slice(Math.min(first, at), to),
    place: { at: read.line.at + Math.min(first, at), length: to - Math.min(first, at) },
    id: `years:${years}:${foldPhrase(options.map((option) => option.text).join(' '))}`,
    years,
  };
}

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
    aliases: [],
    skills: [],
    isNamed: false,
    isTerm: false,
    degree: { level: levels[0] ?? 1, fields },
  };
  return build(choice.isOpen, [option], read, 'degree');
}

/** `clause`: what is left of a longer item once the tools in it are asked by themselves. */
function build(
  isOpen: boolean,
  options: readonly Placed[],
  read: ReadLine,
  as?: RequirementKind | 'clause',
): Requirement {
  const { line } = read;
  const first = options[0];
  const last = options.at(-1);
  const from = first?.at ?? 0;
  const to = last ? last.at + last.length : from;
  const need = needAt(line, from, to);
  const kind = as === 'clause' ? (need === 'duty' ? 'duty' : 'practice') : (as ?? kindOf(options, need));
  const text = options.map((option) => option.text).join(' / ');
  const skills = [...new Set(options.flatMap((option) => option.skills))];
  const isNamed = options.every((option) => option.isNamed);
  return {
    id: isNamed && kind !== 'years' ? skills.join('/') : `${kind}:${foldPhrase(text)}`,
    kind,
    text,
    need,
    strength: need === 'nice' ? 'wish' : 'must',
    weight: Math.round(needWeights[need] * kindWeights[kind] * 100) / 100,
    quote: line.text,
    place: { at: line.at + from, length: to - from },
    options: options.map(({ at: _, length: __, isTerm: ___, ...option }) => option),
    isOpen,
    skills,
  };
}

/** Of a choice of several kinds the first of these tells how to ask for it. */
const decidingKinds: readonly RequirementKind[] = ['language', 'licence', 'credential', 'tool'];

function kindOf(options: readonly Placed[], need: Need): RequirementKind {
  const kinds = options.map((option) => {
    const isTongue = option.skills.length > 0 && option.skills.every((skill) => getSkill(skill).kind === 'language');
    return isTongue ? 'language' : kindOfItem(option.text, option.skills, option.isTerm, need);
  });
  return decidingKinds.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? 'practice';
}

/** "Experience with an electronic medical record, Epic preferred" wishes for Epic only, "a CRM (ideally Salesforce)" for Salesforce. */
function needAt(line: PostingLine, at: number, end: number): Need {
  if (line.need === 'nice' || !isWish(line.text)) return line.need;
  const { text } = line;
  const from = Math.max(...pieceSigns.map((sign) => text.lastIndexOf(sign, at - 1)), -1) + 1;
  // "Kubernetes、Docker优先": the sign of a list ends no wish.
  const ends = pieceSigns.filter((sign) => sign !== '、').map((sign) => text.indexOf(sign, end));
  const to = Math.min(text.length, ...ends.filter((place) => place >= 0));
  return isWish(text.slice(from, to)) ? 'nice' : line.need;
}
