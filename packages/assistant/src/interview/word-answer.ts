import type { Language } from '@fitted/contract/languages';
import type { Entry } from '@fitted/resume/document';
import { bareDeed } from '../embedded/chat/bare-fact.ts';
import { rewriteLine } from '../embedded/wording/rewrite-line.ts';

/** A yes before the answer says nothing once the line stands. */
const yes =
  /^(?:(?:yes|yeah|yep|sure|of course|ok(?:ay)?|ja|jawohl|klar|natürlich|oui|bien sûr|si|sí|claro|por supuesto)(?:\s*[,.!;:–—-]\s*|\s+(?=(?:i|ich|je|j['’]|yo)(?![\p{L}])))|(?:はい|ええ)[、。，,]?\s*|(?:是的|是|对|有的|有|会)[，,。]\s*)/iu;

/** The subject before a verb that carries its person by itself, or that reads well without it. */
const persons: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  es: /^yo\s+(?=\p{L})/iu,
  fr: /^(?:j['’]ai (?!été)(?=\p{L}))/iu,
  de: /^ich (?:habe|hab) (?=[^,.;:]*(?:t|en)$)/iu,
  zh: /^(?:我|本人)[，、]?(?=.{2})/u,
  ja: /^(?:私|わたし|僕)[はがも]、?(?=.{2})/u,
};

/**
 * An answer as a line of a role: without the yes, without the "I" that opens it, without the full stop, with a capital. Every other
 * word stays, and so does every figure.
 */
export function wordAnswer(answer: string, language: Language, entry?: Entry): string {
  const said = tidy(answer);
  if (language !== 'en') return capital(said.replace(persons[language], ''));
  const bare = entry ? bareDeed(said, entry) : said;
  const time = entry?.fields.period ? (entry.fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  return capital(rewriteLine(bare, language, time)?.text ?? bare);
}

/** The words themselves, where the guard does not take the tidier ones for the same. */
export function quoteAnswer(answer: string): string {
  return capital(tidy(answer));
}

/** What completes a line stands behind it: "Handled complaints" and "40 a week" are "Handled complaints, 40 a week". */
export function completeLine(line: string, answer: string, language: Language): string {
  const isCjk = language === 'zh' || language === 'ja';
  const [end = ''] = /[.。]$/u.exec(line) ?? [];
  const start = line.slice(0, line.length - end.length);
  const added = lowerFirst(tidy(answer), language);
  return `${start}${isCjk ? (language === 'ja' ? '、' : '，') : ', '}${added}${end}`;
}

function tidy(answer: string): string {
  return answer
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(yes, '')
    .replace(/(?<!\.)[.。]$/u, '')
    .trim();
}

function capital(text: string): string {
  // "k8s" and "iOS" keep their small letter.
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A sentence's capital goes; a name's and a German noun's stay. */
function lowerFirst(text: string, language: Language): string {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (language === 'de' || first === 'I' || !openers.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const openers =
  /^(?:about|around|roughly|over|up|between|more|less|some|every|each|most|all|nearly|almost|the|a|an|it|they|we|unos|unas|cerca|alrededor|más|casi|cada|entre|environ|près|plus|presque|chaque|le|la|les|un|une)$/iu;
