import { assistantWords, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Section } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { replyCues } from '../../../cues.ts';
import { type Reading, textOfSection } from '../../reading.ts';
import { rewriteProfile } from '../../wording/rewrite-line.ts';
import { isEmptySentence, sentencesOf, wordsElsewhere } from './empty-sentences.ts';

const fewestWords = 3;

/** What an own profile says of its author: without excuses, hopes and praise that anybody could write, and without "I". */
export function ownSentences(reading: Reading, section: Section): string[] {
  const elsewhere = wordsElsewhere(reading, section);
  return sentencesOf(textOfSection(section).replace(/\n/gu, ' '))
    .flatMap((sentence) => withoutExcuse(reading, sentence) ?? [])
    .filter((sentence) => !isEmptySentence(reading, sentence, elsewhere) && !isHope(reading, sentence))
    .flatMap((sentence) => impersonal(reading, sentence) ?? [])
    .filter((sentence) => hasCjk(sentence) || sentence.split(/\s+/u).length >= fewestWords);
}

const isHope = ({ language }: Reading, sentence: string): boolean =>
  assistantWords[language].summary.wish.test(sentence) && !/\p{N}/u.test(sentence);

/** "Although I have been out of work, I …" begins behind its comma; where that would leave the verb in front, the sentence goes. */
function withoutExcuse({ language }: Reading, sentence: string): string | undefined {
  const { apology } = assistantWords[language].summary;
  if (!apology.test(sentence)) return sentence;
  const [excuse = '', ...rest] = sentence.split(/(?<=[,，、])/u);
  const left = rest.join('').trim().replace(butOpening, '');
  const isClause =
    apology.test(excuse) && left !== '' && !apology.test(left) && !traitsOf(language).invertsBehindClauses;
  return isClause ? left.charAt(0).toUpperCase() + left.slice(1) : undefined;
}

const butOpening = pattern('iu')`^${replyCues.any('but')}\s*`;

/** Undefined where "I" cannot be left out. */
function impersonal({ language }: Reading, sentence: string): string | undefined {
  const pronouns =
    assistantWords[language].firstPerson?.pronouns ?? /(?<!\p{L})(?:I|I['’]\p{L}+|my|me|we|our)(?!\p{L})/iu;
  if (!pronouns.test(sentence)) return sentence;
  const text = rewriteProfile(sentence, language)?.text ?? sentence;
  return pronouns.test(text) ? undefined : text;
}
