import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { type FoundSkill, getSkill, skillName } from '@fitted/resume/lexicon/find-skills';
import type { SkillId } from '@fitted/resume/lexicon/read-skills';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { lineCues } from '../../../cues.ts';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { midSentence } from '../../letter-case.ts';
import { deedLines, type Reading, textOfSection } from '../../reading.ts';
import { isNameInText } from '../../wording/posting-spelling.ts';
import { isShownBy } from '../shown-by-work.ts';
import { isAbbreviation, isSameThing } from './same-thing.ts';
import { sectionFor } from './skills-section.ts';

const maxShown = 6;

/** Those that need a list of their own. */
export function withoutSection({ document }: Reading, names: readonly string[]): string[] {
  return names.filter((name) => sectionFor(document, name) === undefined);
}

/** The skills that a role shows and the posting asks for but no list names: parsers and hurried readers look in the list. */
export function shownSkillNames(reading: Reading): string[] {
  const lists = reading.document.sections
    .filter(({ kind }) => kind === 'skills' || kind === 'certifications' || kind === 'languages')
    .map(textOfSection)
    .join('\n');
  const listed = new Set(reading.skillsIn(lists).map(({ skill }) => skill));
  const shown = new Map<SkillId, string>();
  for (const body of deedLines(reading)) {
    const { line } = body;
    if (isSoftwareLine(line) || isHelping(reading, line.text)) continue;
    for (const found of reading.skillsIn(line.text)) {
      const { skill, spelling } = found;
      const asked = reading.wanted.get(skill);
      if (!asked || listed.has(skill) || shown.has(skill) || !isShownBy(body, found, reading)) continue;
      if (!isWorthListing(reading, found, line.text)) continue;
      const isTheirs = reading.job.profile.language === reading.language && isSameThing(spelling, asked.spelling);
      const own = found.at === 0 ? midSentence(spelling, reading.language) : spelling;
      const name = isTheirs ? bothNames(own, asked.spelling, reading) : own;
      if (!isSaid(name, lists)) shown.set(skill, name);
    }
  }
  return [...shown.values()].slice(0, maxShown);
}

/** Word for word, or by a word of the same root: a list with "negotiation" needs no "negotiating contracts". */
function isSaid(name: string, lists: string): boolean {
  const [root] = /^\p{Ll}{6}/u.exec(name) ?? [];
  return wordPattern(name).test(lists) || (root !== undefined && new RegExp(`(?<!\\p{L})${root}`, 'iu').test(lists));
}

export function isWorthListing(
  { language }: Reading,
  { skill, spelling, at, length }: FoundSkill,
  text: string,
): boolean {
  if (getSkill(skill).kind !== 'skill') return false;
  // "after the IPO": a time, not a skill.
  if (/\b(?:after|before|during|since|until) (?:the |its |our )?(?:[^,;(]*\()?$/iu.test(text.slice(0, at)))
    return false;
  if (isPlace(spelling, text.slice(0, at))) return false;
  // "請求書の作成": the object of the work, not a skill.
  if (text.startsWith('の', at + length)) return false;
  // A single lower-case word is as often an adjective or a department: "advertising awards", "synergies with marketing".
  if (traitsOf(language).stacksNouns && /^\p{Ll}+$/u.test(spelling)) return false;
  // "filings" matches its skill, but names nothing by itself.
  const isLoose = /^[\p{Ll}\p{sc=Han}]+$/u.test(spelling);
  return !isLoose || [skill, skillName(skill, language)].some((name) => isSameThing(name, spelling));
}

const locative = pattern('iu')`(?<!\p{L})${lineCues.any('locative')} $`;

/** "im Lager" says where, not what. */
function isPlace(spelling: string, before: string): boolean {
  return !spelling.includes(' ') && locative.test(before);
}

/** The posting's name, with the person's own abbreviation beside it. */
function bothNames(own: string, asked: string, { language, job }: Reading): string {
  // A capital at the start of a line of the posting does not make a name.
  if (own.toLowerCase() === asked.toLowerCase()) return isNameInText(asked, job.text) ? asked : own;
  const name = midSentence(asked, language);
  return own !== asked && isAbbreviation(own, asked) ? `${name} (${own})` : name;
}

/** Helping with something does not yet show skill in it; working on it does. */
export function isHelping({ language }: Reading, text: string): boolean {
  return vocabularyOf(language).supporting.occurs(fold(text).replace(/\bwork(?:ed|ing)? (?:on|with)\b/gu, ''));
}
