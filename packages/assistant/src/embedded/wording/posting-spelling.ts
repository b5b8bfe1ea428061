import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { FoundSkill } from '@fitted/resume/lexicon/find-skills';
import type { SkillId } from '@fitted/resume/lexicon/read-skills';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { isWork } from '@fitted/resume/section-traits';
import { isQuoted } from '@fitted/resume/wording/quotes';
import { lineCues } from '../../cues.ts';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { capitalise, midSentence } from '../letter-case.ts';
import { type BodyLine, bodyLines, type Reading } from '../reading.ts';
import { isAbbreviation, isSameThing } from '../structure/skills/same-thing.ts';

/**
 * Uses the posting's spelling for what the resume already has: parsers compare letters, and readers look for their own words.
 * Once per skill, and only if that spelling is nowhere in the resume: nobody notices more than that.
 */
export function usePostingSpelling(reading: Reading): Edit[] {
  const done = new Set<SkillId>();
  const whole = linesOf(reading.document)
    .map(({ text }) => text)
    .join('\n');
  return bodyLines(reading.document, (kind) => kind === 'summary' || kind === 'skills' || isWork(kind))
    .filter(({ line }) => !isSoftwareLine(line))
    .sort((one, other) => Number(other.section.kind === 'skills') - Number(one.section.kind === 'skills'))
    .flatMap((place) => respell(reading, place, done, whole));
}

/** A clause to be quoted elsewhere, spelled as its line will be. */
export function inPostingSpelling(reading: Reading, text: string): string {
  return reading.skillsIn(text).reduceRight((said, found) => {
    const to = preferredSpelling(reading, found, text, false);
    return to === undefined ? said : said.slice(0, found.at) + to + said.slice(found.at + found.length);
  }, text);
}

function respell(reading: Reading, { section, line }: BodyLine, done: Set<SkillId>, whole: string): Edit[] {
  return reading.skillsIn(line.text).flatMap((found) => {
    const asked = reading.wanted.get(found.skill)?.spelling;
    if (asked === undefined || done.has(found.skill) || hasWord(whole, asked)) return [];
    const to = preferredSpelling(reading, found, line.text, section.kind === 'skills');
    if (to === undefined) return [];
    done.add(found.skill);
    const after = line.text.slice(0, found.at) + to + line.text.slice(found.at + found.length);
    return [replaceLine(line, after, 'posting-spelling', { from: found.spelling, to })];
  });
}

function preferredSpelling(reading: Reading, found: FoundSkill, text: string, isList: boolean): string | undefined {
  const asked = reading.wanted.get(found.skill)?.spelling;
  if (asked === undefined || isQuoted(text, found.at) || hasWord(reading.job.text, found.spelling)) return undefined;
  if (reading.job.profile.language !== reading.language && !/^[\p{Lu}\p{N}]\S*$/u.test(asked)) return undefined;
  if (asked.toLowerCase() === found.spelling.toLowerCase())
    return isNameInText(asked, reading.job.text) && !/\p{Lu}/u.test(found.spelling) ? asked : undefined;
  // Singular or plural depends on the sentence: "aux réceptions".
  if (isSameButNumber(found.spelling, asked)) return undefined;
  // "Vignesh Air-conditioning Engineers": part of a company's name.
  if (/^\p{Lu}\p{Ll}/u.test(found.spelling) && isInName(text, found)) return undefined;
  if (breaksSeries(text, found)) return undefined;
  // "MS Office" for "Microsoft Office" is the same to every reader.
  if (/\p{Lu}{2}/u.test(asked) && !/\p{Lu}{2}/u.test(found.spelling) && found.spelling.includes(' ')) return undefined;
  // "Google cloud text-to-speech" is a name of its own, and a name written out is never less clear.
  if (!isList && /^\p{Lu}{2,6}$/u.test(asked) && /\s/u.test(found.spelling)) return undefined;
  if (hasWord(text, asked) || !isSameThing(found.spelling, asked) || !fitsGrammar(text, found, asked)) return undefined;

  const isFirst = found.at === 0 || (isList && startsBig(text, found));
  const name = inCaseOf(found.spelling, isFirst ? capitalise(asked) : midSentence(asked, reading.language));
  if (!isAbbreviation(found.spelling, asked)) return name;
  return standsAlone(text, found) ? `${name} (${found.spelling})` : undefined;
}

/** "Test Driven Development" takes only the hyphen of "test-driven development": its capitals are the person's. */
function inCaseOf(written: string, name: string): string {
  const own = [...written].filter((letter) => /\p{L}/u.test(letter));
  const isSame = own.join('').toLowerCase() === name.replaceAll(/[\s-]/gu, '').toLowerCase();
  if (!isSame || !/\s\p{Lu}/u.test(written)) return name;
  let at = 0;
  return name.replaceAll(/\p{L}/gu, () => own[at++] ?? '');
}

/** "ReactJS, NodeJS, NextJS": one of them spelled differently looks like a mistake. */
function breaksSeries(text: string, { spelling }: FoundSkill): boolean {
  return /js$/iu.test(spelling) && (text.match(/[\p{L}\d]\.?js(?!\p{L})/giu) ?? []).length > 1;
}

function isInName(text: string, { at, length }: FoundSkill): boolean {
  return /(?:^|\s)\p{Lu}\p{Ll}+ $/u.test(text.slice(0, at)) && /^ \p{Lu}\p{Ll}+/u.test(text.slice(at + length));
}

function isSameButNumber(one: string, other: string): boolean {
  const forms = (text: string) => {
    const word = text.toLowerCase();
    return [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
  };
  return forms(one).some((form) => forms(other).includes(form));
}

/** Written with a capital where no sentence begins: a name. */
export function isNameInText(name: string, text: string): boolean {
  if (!/^\p{Lu}/u.test(name) || text.includes(name.toLowerCase())) return false;
  return [...text.matchAll(wordPattern(name, 'gu'))].some(({ index }) => /[\p{Ll},] $/u.test(text.slice(0, index)));
}

const spelledBehind = pattern('u')`^(?:$|[,;.、，。）]| ${lineCues.any('spelledBehind')}\s)`;

/** An abbreviation that is part of a longer expression ("GDPR programme", "RNs") is better left alone. */
function standsAlone(text: string, { at, length, spelling }: FoundSkill): boolean {
  const before = text.slice(0, at);
  const after = text.slice(at + length);
  if (/\p{Lu}s$/u.test(spelling) || /[([/-]\s*$/u.test(before)) return false;
  return spelledBehind.test(after);
}

function hasWord(text: string, word: string): boolean {
  return wordPattern(word).test(text);
}

function startsBig(text: string, found: FoundSkill): boolean {
  return readItemList(text) !== undefined && /\p{Lu}/u.test(found.spelling.charAt(0));
}

/** No "a microservices", no "an Kubernetes", no "Kubernetess". */
function fitsGrammar(text: string, found: FoundSkill, to: string): boolean {
  const before = /(?<!\p{L})(\p{L}+)\s$/u.exec(text.slice(0, found.at))?.[1]?.toLowerCase() ?? '';
  const after = text.slice(found.at + found.length);
  if (/^['’\p{L}\p{N}]/u.test(after) || /[-/]$/u.test(text.slice(0, found.at))) return false;
  const isPlural = (word: string) => /[^s]s$/u.test(word) && !/^\p{Lu}+s$/u.test(word) && word.length > 4;
  if (/\b(?:a|an|one|each|every)$/u.test(before) && isPlural(to)) return false;
  if (before === 'a' || before === 'an') return soundsLikeVowel(found.spelling) === soundsLikeVowel(to);
  return true;
}

function soundsLikeVowel(word: string): boolean {
  if (/^\p{Lu}{2,}/u.test(word)) return /^[AEFHILMNORSX]/u.test(word);
  return /^[aeiou]/iu.test(word) && !/^(?:uni|use|eu|one)/iu.test(word);
}
