import type { Language } from '@fitted/contract/languages';
import { assistantWords, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import { bareDeed } from '../embedded/chat/facts/bare-fact.ts';
import { rewriteLine } from '../embedded/wording/rewrite-line.ts';
import { sayingsOf, withSubject } from './sayings.ts';
import { withoutChatter } from './without-chatter.ts';

/**
 * An answer as a line of a role: without the yes, the opening "I" and the full stop, and with a capital. Every other
 * word stays, and so does every figure.
 */
export function wordAnswer(answer: string, language: Language, entry?: Entry, asked?: string): string {
  const { firstPerson } = assistantWords[language];
  const sayings = sayingsOf(answer, language).map((saying) => {
    const said = tidy(saying);
    if (firstPerson) return said.replace(firstPerson.subject, '');
    return withoutSecondPerson(entry ? bareDeed(said, entry) : said);
  });
  const [first = '', ...others] = sayings;
  const whole = [withSubject(first, asked), ...others.map((saying) => lowerFirst(saying, language))].join(
    traitsOf(language).partSeparator,
  );
  if (firstPerson) return capital(whole);
  const time = entry?.fields.period ? (entry.fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  return capital(rewriteLine(whole, language, time)?.text ?? whole);
}

/**
 * "I have been doing the first check" becomes "Doing the first check"; "I trained them, I showed 5" loses the second
 * "I" too.
 */
function withoutSecondPerson(said: string): string {
  const going = said
    .replace(/^i(?:['’]ve| have) been (?=\p{L}+ing )/iu, '')
    .replace(/^i (?=(?:just|only|mostly|mainly|often|sometimes|regularly) \p{L}{3})/iu, '');
  if (!/^i (?=\p{L})/iu.test(going)) return going;
  return going.replace(/(, (?:and |then |so )?|(?<=\p{L}) and )i (?=\p{L}{3})/giu, '$1');
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
  const added = sayingsOf(answer, language)
    .map((saying) => lowerFirst(withoutCounting(tidy(saying)), language))
    .join(partSeparator);
  const separator = writesSpaces && tellsMore.test(added) ? partSeparator : clauseSeparator;
  return `${start}${separator}${added}${end}`;
}

/** Starts a sentence of its own, which needs a semicolon rather than a comma. */
const tellsMore = /^(?:it|they|we|i|on|nous|ils?|elles?|c['’]|ça|wir|es|das|se|lo|la|nos)(?!\p{L})/iu;

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

function tidy(answer: string): string {
  return withoutChatter(answer)
    .replace(/(?<!\.)[.。]$/u, '')
    .trim();
}

function capital(text: string): string {
  // "k8s" and "iOS" keep their lower-case letter.
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Lower-cases the start of a sentence, but not names or German nouns. */
function lowerFirst(text: string, language: Language): string {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (traitsOf(language).capitalisesNouns || first === 'I' || !openers.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const openers = pattern('iu')`
  ^(?:about|around|roughly|over|up|between|more|less|some|every|each|most|all|nearly|almost|the|a|an|it|they|we|on
  |in|at|for|with|also|then|my|our|hacía?|tambi[eé]n|lo|los|las|en|con|para|on|nous|mon|ma|mes|pour|avec|unos|unas
  |cerca|alrededor|más|casi|cada|entre|environ|près|plus|presque|chaque|le|la|les|un|une)$
`;
