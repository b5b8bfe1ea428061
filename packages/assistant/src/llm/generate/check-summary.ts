import type { GenerateForm } from '@fitted/contract/assistant/assistant';
import type { Language } from '@fitted/contract/languages';
import { assistantWords, traitsOf } from '@fitted/language/packs';

/** As the prompt asks; more would only be repetition. */
const maxSentences = 3;

/**
 * Whether a summary says only what the form says. Checking words is not enough: "Café Manager for three years" uses
 * only given words, but a barista of three years may merely want to manage the café. So combinations are checked too.
 */
export function saysOnlyGiven(summary: readonly string[], details: GenerateForm, language: Language): boolean {
  const sentences = summary
    .flatMap((line) => line.split(/(?<=[.!?。！？])\s*/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return (
    sentences.length > 0 &&
    sentences.length <= maxSentences &&
    sentences.every((sentence) => isGiven(sentence, details, language))
  );
}

function isGiven(sentence: string, details: GenerateForm, language: Language): boolean {
  const { currentPosition, targetJobTitle, years, skills } = details;
  const { neutral, seeking } = assistantWords[language].neutral;
  const text = fold(sentence);
  const given = [currentPosition, targetJobTitle, ...skills].map(fold);
  if (
    traitsOf(language).writesSpaces
      ? !hasOnlyWords(text, given, [...neutral, ...seeking])
      : !isCovered(text, given, [...neutral, ...seeking])
  )
    return false;

  const numbers = withoutPhrases(text, given).match(/\d+/gu) ?? [];
  if (numbers.some((number) => Number(number) !== years)) return false;
  const namesSkill = skills.some((skill) => !fold(currentPosition).includes(fold(skill)) && text.includes(fold(skill)));
  if (numbers.length > 0 && (namesSkill || !text.includes(fold(currentPosition)))) return false;

  const isHeld = fold(currentPosition).includes(fold(targetJobTitle));
  const withoutHeld = withoutPhrases(text, [fold(currentPosition)]);
  if (isHeld || !withoutHeld.includes(fold(targetJobTitle))) return true;
  return numbers.length === 0 && seeking.some((word) => text.includes(fold(word)));
}

function hasOnlyWords(text: string, given: readonly string[], neutral: readonly string[]): boolean {
  // Characters that inflate a number: "10+", "100%".
  if (/[+%$€£¥]/u.test(withoutPhrases(text, given))) return false;
  const known = new Set([...given.flatMap(wordsOf), ...neutral.flatMap((word) => wordsOf(fold(word)))]);
  return wordsOf(text).every((word) => known.has(word) || /^\d+$/u.test(word));
}

/** For languages without spaces: once everything known is removed, no letters may be left. */
function isCovered(text: string, given: readonly string[], neutral: readonly string[]): boolean {
  const left = withoutPhrases(withoutPhrases(text, given), neutral.map(fold));
  return !/\p{L}|[+%$€£¥]/u.test(left);
}

function withoutPhrases(text: string, phrases: readonly string[]): string {
  return [...phrases]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
