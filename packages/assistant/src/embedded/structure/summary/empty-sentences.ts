import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Section } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { objectiveWords } from '../../data/line-patterns.ts';
import { type Reading, textOfSection } from '../../reading.ts';
import { isGoalHeading } from './place-summary.ts';

const shortestWord = 4;
/** "Hard working veteran", "backend ninja": one word of its own that stands nowhere else in the resume. */
const mostOfItsOwn = 1;
const mostSaidElsewhere = 4;

/** "I always give 110%" counts nothing. */
const isCounted = (text: string): boolean => /\p{N}/u.test(text.replace(/1[01]0 ?[%％]/gu, ''));

const abbreviations = 'incl|inkl|bzw|etc|usw|env|aprox|approx|max|min|vgl|resp|no|nr|ca|z|b|st|dr';
const lastWord = '(?:[\\p{L}\\p{N}]{5}|[)\\]”"»%]|\\s[\\p{Ll}\\p{N}]{1,4})';
const sentenceEnd = pattern(
  'iu',
)`(?<=${lastWord}[.!?]|[!?])(?<!(?<!\p{L})(?:${abbreviations})\.)\s+(?=[\p{Lu}\p{N}"“«¿¡])|(?<=[。！？])`;

/** The sentences of a text, each with its end; "inkl. Wartung" and "ca. 5" are not ends. */
export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Whether a sentence is a hope or a praise that anybody could write: what it says besides stands elsewhere in the resume, so that
 * nothing is lost with it.
 */
export function isEmptySentence(reading: Reading, sentence: string, elsewhere: ReadonlySet<string>): boolean {
  const { cliche, wish, duration } = assistantWords[reading.language].summary;
  if (isCounted(sentence) || duration.test(sentence)) return false;
  if (hasCjk(sentence)) {
    const parts = sentence.split(/[，、,；;]/u).filter((part) => /\p{L}/u.test(part));
    const empty = parts.filter((part) => wish.test(part) || part.search(cliche) >= 0);
    return empty.length * 3 >= parts.length * 2;
  }
  const hope = sentence.search(wish);
  const claim = hope >= 0 ? sentence.slice(0, hope) : sentence;
  const isSoft = hope >= 0 || claim.search(cliche) >= 0;
  const words = wordsOf(claim.replace(cliche, ' '));
  const own = words.filter((word) => !elsewhere.has(word));
  return isSoft && own.length <= mostOfItsOwn && words.length <= mostSaidElsewhere;
}

/** The words of every other line, for what a sentence says besides. */
export function wordsElsewhere({ document }: Reading, section: Section | undefined): ReadonlySet<string> {
  const here = new Set(section?.entries.flatMap(({ head, body }) => [...head, ...body]).map(({ id }) => id));
  return new Set(linesOf(document).flatMap(({ id, text }) => (here.has(id) ? [] : wordsOf(text))));
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= shortestWord).map(stemOf);

/** "dental nurse" and "dental nurses", "Verwaltung" and "Verwaltungsangestellte". */
const stemOf = (word: string): string => word.slice(0, 7).replace(/s$/u, '');

/** What of an own summary says something; `isEmpty` when nothing does. */
export function readOwnSummary(
  reading: Reading,
  section: Section,
): { readonly kept: readonly string[]; readonly hasEmpty: boolean } {
  const elsewhere = wordsElsewhere(reading, section);
  const sentences = sentencesOf(textOfSection(section).replace(/\n/gu, ' '));
  const isGoal = isGoalHeading(section.heading?.text ?? '') && objectiveWords.test(textOfSection(section));
  const kept = sentences.filter(
    (sentence) =>
      !isEmptySentence(reading, sentence, elsewhere) && !(isGoal && sentences.length === 1 && !isCounted(sentence)),
  );
  return { kept, hasEmpty: kept.length < sentences.length };
}
