import type { Language } from '@fitted/contract/languages';
import { assistantWords, packs, traitsOf } from '@fitted/language/packs';
import type { Entry } from '@fitted/resume/document';
import { capital, lowerFirst, tidy } from '@fitted/resume/facts/answer/answer-line';
import { sayingsOf, withSubject } from '@fitted/resume/facts/answer/sayings';
import { bareDeed } from '../embedded/chat/facts/bare-fact.ts';
import { rewriteLine } from '../embedded/wording/rewrite-line.ts';

/**
 * An answer as a line of a role: without the yes, the opening "I" and the full stop, and with a capital. Every other
 * word stays, and so does every figure.
 */
export function wordAnswer(answer: string, language: Language, entry?: Entry, asked?: string): string {
  const { firstPerson } = assistantWords[language];
  const sayings = sayingsOf(answer, language).map((saying) => {
    const said = tidy(saying);
    if (firstPerson) return said.replace(packs[language].answers.subject, '');
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
