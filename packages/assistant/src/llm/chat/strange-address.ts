import { pattern } from '@fitted/language/pattern';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../assistant.ts';

const endings =
  'com|org|net|info|biz|io|ly|gg|cc|tv|app|dev|xyz|site|online|shop|click|club|jobs|careers|ai|eu|uk|de|fr|nl|ch|pl|ru|ua|cn|jp|br|example';
/** Endings that are also words: where a space is missing they may start a sentence, so they need a path after them. */
const wordEndings = 'it|in|to|me|at|us|es|be|co|top|store|link|live|work|page';
/** Web addresses, including bare ones, and email addresses. */
const address = pattern('gu')`
  (?:https?://|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+
  |(?<![\w.@-])(?:[a-z0-9-]+\.)+(?:(?:${endings})(?![\w-])(?:/\S*)?|(?:${wordEndings})/\S+)
`;
const handle = /(?<![\w.+-])@\w{3,}/gu;
const telephone = /(?:\+|(?<!\d))\d[\d ()./-]{7,}\d/gu;
/** Fewer digits could be two years or an amount. */
const minDigits = 9;

/**
 * A hidden instruction in a posting could make the assistant send people somewhere, so only addresses they gave are
 * repeated.
 */
export function namesStrangeAddress(words: string, { document, message, history, job }: ChatInput): boolean {
  const skills = job.profile.skills.map(({ spelling }) => spelling);
  const lines = linesOf(document).map(({ text }) => text);
  const own = [message, ...history.map(({ content }) => content), ...lines, ...skills].join('\n').toLowerCase();
  const ownDigits = digitsOf(own);
  const said = words.toLowerCase();
  const named = [...(said.match(address) ?? []), ...(said.match(handle) ?? [])];
  const numbers = (said.match(telephone) ?? []).map(digitsOf).filter(({ length }) => length >= minDigits);
  return (
    named.some((one) => !own.includes(one.replace(/(?<![.,;:!?)\]'"’”])[.,;:!?)\]'"’”]+$/u, ''))) ||
    numbers.some((digits) => !ownDigits.includes(digits))
  );
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '');
