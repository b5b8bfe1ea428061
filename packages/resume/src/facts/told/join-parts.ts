import type { Language } from '@fitted/contract/languages';
import { packs, traitsOf } from '@fitted/language/packs';
import { findBase, findGerund, findPast } from '../../wording/english/verbs.ts';

/** How many or how often, in its place in the line: "served customers" and "about 30 an hour" are "served about 30 customers an hour". */
export function joinAmount(line: string, amount: string, language: Language): string {
  const { amountInBrackets, adverb } = packs[language].lines;
  const { clauseSeparator } = traitsOf(language);
  if (amountInBrackets) return intoBrackets(line, amount);
  const inPlace = beforeSameNoun(line, amount, language) ?? aroundNoun(line, amount, language);
  if (inPlace !== undefined) return inPlace;
  // "Filled in the sheets twice a day", but not behind a clause of its own.
  if (adverb?.test(amount) && !/[,;:]/u.test(line) && opensWithVerb(line, language)) return `${line} ${amount}`;
  return onlyThings.test(amount) ? `${line} (${amount})` : `${line}${clauseSeparator}${amount}`;
}

/** Behind "Responsible for reports", "monthly" is not said of a verb. */
function opensWithVerb(line: string, language: Language): boolean {
  const [first = ''] = line.split(' ');
  return !traitsOf(language).tensesInLines || (findPast(first) ?? findBase(first) ?? findGerund(first)) !== undefined;
}

/** Whether it is a figure alone that, in its place, does not say what it counts. */
export const isBareNumber = (line: string, amount: string, language: Language): boolean =>
  onlyNumber.test(amount) &&
  /[,(（、，] ?[^,(（、，]*$/u.exec(joinAmount(line, amount, language))?.[0].includes(amount) === true;

const onlyNumber = /^(?:\p{L}+\.? ){0,2}\p{N}[\p{N}.,–-]*(?: \p{L}{1,4} \p{N}+)?$/u;

/** "12 people", "400 Radsätze": so many of something that the line does not name. */
const onlyThings = /^(?:\p{L}+\.? )?\p{N}[\p{N}.,–-]*(?: \p{L}{1,4} \p{N}+)?(?: \p{L}+){0,2}$/u;

function intoBrackets(line: string, amount: string): string {
  const [, before = '', inside] = /^(.*)（([^（）]*)）$/u.exec(line) ?? [];
  return inside === undefined ? `${line}（${amount}）` : `${before}（${inside}、${amount}）`;
}

const figure = '(?:\\p{L}+\\.? ){0,2}?\\p{N}[\\p{N}.,–-]*(?: \\p{L}{1,4} \\p{N}+)?';

/** "Formé des vendeuses" and "4 vendeuses par an" are "Formé 4 vendeuses par an": the figure stands before the noun they share. */
function beforeSameNoun(line: string, amount: string, language: Language): string | undefined {
  const [, , thing = ''] = new RegExp(`^(${figure}) (.+)$`, 'u').exec(amount) ?? [];
  const words = thing.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const noun = words.slice(0, count).join(' ').replace(/,$/u, '');
    if ((words[count - 1] ?? '').replace(/[^\p{L}]/gu, '').length < 4) continue;
    const found = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(noun)}(?![\\p{L}\\p{N}-])`, 'iu').exec(line);
    if (!found) continue;
    const before = line
      .slice(0, found.index)
      .replace(new RegExp(`(?<!\\p{L})(?:${packs[language].lines.articles}) $`, 'iu'), '');
    // "New 9 starters": another word stands between the verb and its noun.
    if (/\p{L}/u.test(before) && before === line.slice(0, found.index) && before.trim().includes(' ')) continue;
    const after = line.slice(found.index + found[0].length);
    return `${before}${before === '' ? amount.charAt(0).toUpperCase() + amount.slice(1) : amount}${after}`.trim();
  }
  return undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

const ends =
  /^(?:at|in|on|for|with|to|from|of|by|about|during|after|before|and|or|as|into|per|using|while|when|so|which|that)$/iu;
const determined =
  /^(?:the|a|an|this|that|these|those|its|their|his|her|all|both|each|every|any|one|two|three|four|five|six|\p{N}.*)$/iu;
const persons = /^(?:staff|people|children|residents|men|women)$/iu;

const each = '(?: (?:a|an|per|each|every) \\p{L}+| so far| in total| in all| altogether| at a time)?';

/** A figure counts what is done, if that has no number of its own: "trained new starters" and "9 a year". */
function aroundNoun(line: string, amount: string, language: Language): string | undefined {
  if (!traitsOf(language).tensesInLines) return undefined;
  const {
    many,
    noun: named,
    rest: often = '',
  } = new RegExp(
    `^(?<many>${figure})(?: (?<noun>(?!(?:a|an|per|each|every|so|in|at|altogether) )\\p{L}+))?(?<rest>${each})$`,
    'u',
  ).exec(amount)?.groups ?? {};
  const [verb = '', ...words] = withParticle(line);
  const at = words.findIndex((word) => ends.test(word) || /[,;:]$/u.test(word));
  const thing = words.slice(0, at < 0 ? words.length : /[,;:]$/u.test(words[at] ?? '') ? at + 1 : at);
  const [first = ''] = thing;
  const own = /^(?:the|some|many|all)$/iu.test(first) ? thing.slice(1) : thing;
  const [, head = '', mark = ''] = /^(.*?)([,;:]?)$/u.exec(own.at(-1) ?? '') ?? [];
  const isCounted =
    many !== undefined &&
    (named === undefined || named.toLowerCase() === head.toLowerCase()) &&
    opensWithVerb(line, language) &&
    (/\p{L}{2}[^sui'’]s$/iu.test(head) || persons.test(head)) &&
    own.length <= 3 &&
    !own.some((word) => determined.test(word) || /^(?:up|out|off|down|over|back)$/iu.test(word)) &&
    // Of "rolls and pies" nobody knows which are counted.
    !/^(?:and|or)$/iu.test(words[thing.length] ?? '');
  if (!isCounted) return undefined;
  return [verb, many, ...own.slice(0, -1), `${head}${often}${mark}`, ...words.slice(thing.length)].join(' ');
}

/** "Dealt with", "looked after": the verb and its word count as one. */
function withParticle(line: string): string[] {
  const [verb = '', next = '', ...words] = line.split(' ');
  return /^(?:with|after)$/iu.test(next) ? [`${verb} ${next}`, ...words] : [verb, next, ...words].filter(Boolean);
}

/** What came of it, behind the line. */
export function joinResult(line: string, result: string, language: Language): string {
  const { resultGoesOn, resultIsBare, resultSeparator } = packs[language].lines;
  const { clauseSeparator, partSeparator, spacesColons } = traitsOf(language);
  if (resultGoesOn.test(result)) return `${line}${clauseSeparator}${result}`;
  if (resultIsBare.test(result) && !/[:;]/u.test(line)) return `${line}${spacesColons ? ' :' : ':'} ${result}`;
  return `${line}${resultSeparator ?? partSeparator}${result}`;
}
