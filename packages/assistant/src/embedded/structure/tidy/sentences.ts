import type { Language } from '@fitted/contract/languages';
import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import type { RoleTime } from '@fitted/resume/wording/rewording';
import { lineCues } from '../../../cues.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';

const minWords = 3;
/** A paragraph with less than this of what the person did tells about the employer or the place. */
const minDeedShare = 0.6;

// A full stop after these ends an abbreviation, not a sentence.
const shortened =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|no|nos|dr|mr|mrs|ms|st|inc|ltd|co|vs|dept|incl|ca|bzw|usw|inkl|z\.b|sr|jr|fig|u\.s|u\.k|p\.m|a\.m|\p{L})\.$/iu;
// A sentence that opens like this refers to the one before.
const leaning = pattern('iu')`^${lineCues.any('leaningPart')}(?!\p{L})`;

/** "Biggest one was the school": one of those just spoken of. */
const oneOfThem = /^(?:the |my |our )?\p{L}+ (?:one|ones|of (?:these|those|them|which))\b/iu;

/** Whether a sentence refers to the one before by its first words. */
export const leansBack = (sentence: string): boolean => leaning.test(sentence) || oneOfThem.test(sentence);

/** The sentences of a paragraph about somebody's work, if each can stand alone. */
export function atSentences(language: Language, text: string): string[] | undefined {
  // "(BigQuery, Docker)" at the end applies to all of them.
  if (/\.\s*\([^()]*\)\.?$/u.test(text)) return undefined;
  const parts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = parts.at(-1);
    // A sentence that cannot stand alone stays with the one before.
    if (before !== undefined && (leans(sentence, before) || shortened.test(before) || !isWhole(sentence)))
      parts[parts.length - 1] = hasCjk(sentence) ? before + sentence : `${before} ${sentence}`;
    else parts.push(sentence);
  }
  if (parts.length < 2 || parts.some((part) => !isWhole(part))) return undefined;
  if (!assistantWords[language].resources.verbs) return parts;
  const deeds = parts.filter(isDeed);
  return deeds.length >= parts.length * minDeedShare && !parts.some(isBackground) ? parts : undefined;
}

/** The parts as points of a resume: without "I", where all of them can be; undefined where a story would be torn. */
export function pointsOf(parts: readonly string[], language: Language, time: RoleTime): string[] | undefined {
  const points = parts.map((part) => rewriteLine(withoutAlso(part), language, time)?.text ?? withoutAlso(part));
  const { firstPerson } = assistantWords[language];
  return firstPerson && points.some((point) => firstPerson.pronouns.test(point)) ? undefined : points;
}

/** "Also order materials": as a point of its own it stands beside nothing. */
const withoutAlso = (part: string): string =>
  part.replace(/^(?:also|in addition,?) (\p{Ll})/iu, (_, first: string) => first.toUpperCase());

/** "Successfully moved the stores", "Administration of the stores", "Keys were kept by me", "Was asked to train": what somebody did. */
function isDeed(part: string): boolean {
  if (/(?<![\p{L}.])I(?:['’](?:ve|m|d))? |\bby me\b|^(?:Was|Were|Got|Have|Had) \p{Ll}/u.test(part)) return true;
  const opening = withoutAlso(part).replace(/^\p{Lu}\p{Ll}+ly (?=\p{Ll})/u, '');
  if (verbFormOf(opening) !== undefined || /^Responsible for\b/u.test(opening)) return true;
  return (
    /^\p{Lu}\p{Ll}{2,}(?:tion|sion|ment|ance|ence|ysis)(?: and \p{Ll}+)? (?:of|in|with|for|to)\s/u.test(part) &&
    !/\b(?:is|are|was|were|has|have|had)\b/u.test(part)
  );
}

/** "The company was founded in 1901": as a point it would be told as somebody's work. */
const isBackground = (part: string): boolean =>
  /^(?:we|the (?:company|firm|business|organi[sz]ation|client))\b/iu.test(part);

/** "Ensuring high availability." after "Administration of the stores." states its purpose. */
function leans(sentence: string, before: string): boolean {
  const also = withoutAlso(sentence);
  if (also !== sentence) return verbFormOf(also) === undefined;
  return leansBack(sentence) || (verbFormOf(sentence) === 'gerund' && verbFormOf(before) !== 'gerund');
}

function sentencesOf(text: string): string[] {
  return text
    .split(hasCjk(text) ? /(?<=[。！？])/u : /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function isWhole(part: string): boolean {
  return (hasCjk(part) ? part.length >= 8 : countWords(part) >= minWords) && !/^\p{Ll}/u.test(part);
}
