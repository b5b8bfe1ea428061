import type { Language } from '@fitted/contract/languages';
import { packs, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { answerCues } from '../../cues.ts';
import { countWords, hasCjk } from '../../parse/words/word-list.ts';
import { sayingsOf } from './sayings.ts';
import { withoutChatter } from './without-chatter.ts';

/** A line break in the field is where the field was too narrow, not where a sentence ends. */
const inOneLine = (answer: string): string => answer.replace(/\s+/gu, ' ').trim();

/**
 * Whether an answer to "how many, and what came of it?" tells of another deed, with a verb and an object of its own. It
 * then is a line of its own: "Led a team of four" does not complete "Used NEWS2 to spot patients".
 */
export function standsAlone(answer: string, language: Language): boolean {
  const said = tidy(answer);
  const { deedOpening, minDeedWords } = packs[language].answers;
  const words = hasCjk(said) ? said.length / 2 : countWords(said);
  return words >= minDeedWords && deedOpening.test(said);
}

/** The person's own words, for when the guard does not accept the tidier wording as equivalent. */
export function quoteAnswer(answer: string): string {
  return capital(tidy(answer));
}

/**
 * Appends an answer to the line it completes: "Handled complaints" and "40 a week" become "Handled complaints, 40 a
 * week".
 */
export function completeLine(line: string, answer: string, language: Language): string {
  const { writesSpaces, clauseSeparator, partSeparator } = traitsOf(language);
  const [end = ''] = /[.。]$/u.exec(line) ?? [];
  const start = line.slice(0, line.length - end.length);
  const added = sayingsOf(inOneLine(answer), language)
    .map((saying) => lowerFirst(withoutCounting(tidy(saying)), language))
    .join(partSeparator);
  const separator = writesSpaces && tellsMore.test(added) ? partSeparator : clauseSeparator;
  return `${start}${separator}${added}${end}`;
}

/** Starts a sentence of its own, which needs a semicolon rather than a comma. */
const tellsMore = pattern('iu')`^${answerCues.any('tellsMore')}(?!\p{L})`;

const counting = pattern('iu')`
  ^(?:(?:i|we|it|they|there)(?: usually| normally| always)?(?:['’]s| was| were| is| are| did| do| had| have| get
  | got)? (?:usually |normally |always )?|ich hatte |wir hatten |es waren |c['’]était |j['’]en (?:fais|faisais
  |avais) |eran |hacía(?:mos)? )(?=(?:about|around|roughly|over|up to|between|more than|etwa|ungefähr|rund|environ
  |près de|unos|unas|cerca de|\d))
`;

/** "We usually did around 200": after the line that it completes, only the figure is new. */
function withoutCounting(answer: string): string {
  return answer.replace(counting, '').replace(/(?<=[\p{N}件人個名回枚くらいほど程度])です$/u, '');
}

export function tidy(answer: string): string {
  return withoutChatter(answer)
    .replace(/(?<!\.)[.。]$/u, '')
    .trim();
}

export function capital(text: string): string {
  // "k8s" and "iOS" keep their lower-case letter.
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Lower-cases the start of a sentence, but not names or German nouns. */
export function lowerFirst(text: string, language: Language): string {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (traitsOf(language).capitalisesNouns || first === 'I' || !openers.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const openers = pattern('iu')`^${answerCues.any('openers')}$`;
