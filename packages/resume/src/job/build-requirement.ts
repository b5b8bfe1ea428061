import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import { type FoundSkill, getSkill } from '../lexicon/find-skills.ts';
import { contentWords, genericCharacter } from '../match/content-words.ts';
import { findLanguageLevel } from '../qualifications/language-level.ts';
import { kindOfItem } from './items/kind-of-item.ts';
import type { Item } from './items/split-items.ts';
import { type Trimmed, trimItem } from './items/trim-item.ts';
import { jobCues } from './job-cues.ts';
import type { Need, Requirement, RequirementOption } from './job-profile.ts';
import { isWish, type PostingLine } from './lines/split-posting.ts';
import { foldPhrase } from './phrase-list.ts';
import type { Term } from './read-terms.ts';
import type { FoundYears } from './read-years.ts';

/** Must-haves weigh three times as much as nice-to-haves. */
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
const pieceSeparators = [',', ';', '，', '；', '、', '(', ')', '（', '）'];
export const example = pattern('iu')`^${jobCues.any('example')}(?![\p{Script=Latin}])\s?[:：]?\s?`;
/** "LG2-Nachweis", BOM表: a name with a word for the kind of thing it is. */
const bareName = pattern('u')`^(?<name>[\p{Lu}\d][\p{Script=Latin}\d+#.]*)${jobCues.any('bareName')}$`;

const cjkGap = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+(?=[\p{Script=Hiragana}])/gu;

/** A line with what has been recognised in it. */
export interface ReadLine {
  readonly line: PostingLine;
  readonly language: Language;
  readonly skills: readonly FoundSkill[];
  readonly terms: readonly Term[];
  readonly years: readonly FoundYears[];
}

export type Placed = RequirementOption & { readonly at: number; readonly length: number; readonly isTerm: boolean };

export function placed(item: Item, read: ReadLine): Placed {
  const trimmed = withWholeName(trimItem(item.text.replace(example, (lead) => ' '.repeat(lead.length))), item, read);
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
    // Removed brackets leave a gap, and between characters that are written without spaces none.
    text: trimmed.text.replace(cjkGap, '').replace(/\s+/gu, ' '),
    aliases,
    skills: [...new Set(skills.map(({ skill }) => skill))],
    isNamed: skills.length > 0 && isSpent(rest),
    isTerm: read.terms.some(
      (term) => term.at >= at && term.at < at + trimmed.text.length && term.length >= trimmed.text.length - 2,
    ),
    ...(level !== undefined && { level }),
  };
}

/** "Premiere Pro": a lead word of another language may be the first word of a name. */
function withWholeName(trimmed: Trimmed, { at, text }: Item, { skills }: ReadLine): Trimmed {
  const cut = at + trimmed.at;
  const name = skills.find((one) => one.at >= at && one.at < cut && one.at + one.length > cut);
  if (!name) return trimmed;
  return { at: name.at - at, text: text.slice(name.at - at, trimmed.at + trimmed.text.length) };
}

/** Whether nothing meaningful is left after the names have been taken out. */
function isSpent(rest: string): boolean {
  return (
    contentWords(rest).size === 0 && !/[\p{Script=Han}\p{Script=Katakana}]/u.test(rest.replace(genericCharacter, ''))
  );
}

export function skillsAt({ skills }: ReadLine, at: number, length: number): FoundSkill[] {
  return skills.filter((one) => one.at >= at && one.at + one.length <= at + length);
}

/** "Sehr gutes Deutsch und Englisch": the level applies to both languages. */
function levelNear(item: Item, { line }: ReadLine): number | undefined {
  const bracket = item.brackets.map(({ text }) => text).join(' ');
  return (
    findLanguageLevel(foldPhrase(`${item.text} ${bracket}`)) ?? findLanguageLevel(foldPhrase(line.text.slice(0, 200)))
  );
}

export function withoutRanges(
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

export function kindOfSkill(skill: string): 'tool' | 'practice' | 'credential' | 'language' | 'trait' {
  const { kind, isTool } = getSkill(skill);
  return kind === 'skill' ? (isTool ? 'tool' : 'practice') : kind;
}

/** `clause`: what is left of a longer item once its tools have become requirements of their own. */
export function build(
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

/** If a choice mixes kinds, the first of these that occurs decides. */
const decidingKinds: readonly RequirementKind[] = ['language', 'licence', 'credential', 'tool'];

function kindOf(options: readonly Placed[], need: Need): RequirementKind {
  const kinds = options.map((option) => {
    const isTongue = option.skills.length > 0 && option.skills.every((skill) => getSkill(skill).kind === 'language');
    return isTongue ? 'language' : kindOfItem(option.text, option.skills, option.isTerm, need);
  });
  return decidingKinds.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? 'practice';
}

/** "Experience with an electronic medical record, Epic preferred" or "a CRM (ideally Salesforce)": only the name is nice to have. */
/** A line may name hundreds of things, each of which asks. */
const linesWithWish = new WeakMap<PostingLine, boolean>();

function hasWish(line: PostingLine): boolean {
  const known = linesWithWish.get(line) ?? isWish(line.text);
  linesWithWish.set(line, known);
  return known;
}

function needAt(line: PostingLine, at: number, end: number): Need {
  if (line.need === 'nice' || !hasWish(line)) return line.need;
  const { text } = line;
  const from = Math.max(...pieceSeparators.map((separator) => text.lastIndexOf(separator, at - 1)), -1) + 1;
  // "Kubernetes、Docker优先": a list comma does not end the preference.
  const ends = pieceSeparators
    .filter((separator) => separator !== '、')
    .map((separator) => text.indexOf(separator, end));
  const to = Math.min(text.length, ...ends.filter((place) => place >= 0));
  return isWish(text.slice(from, to)) ? 'nice' : line.need;
}
