import type { Language } from '@fitted/contract/languages';
import type { Entry } from '@fitted/resume/document';
import { capitalise } from '../../letter-case.ts';
import { findCorrection } from '../../spelling/find-correction.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';
import { bareDeed } from '../bare-fact.ts';
import { brokenStart, chatWords } from './data/chat-words.ts';
import { toldClosings, toldOpenings } from './data/told-openings.ts';

const layers = 3;

/** Words that somebody told as a line of a resume: without the person, the words of talk around them, and sure slips. */
export function wordFact(told: string, language: Language, entry?: Entry): string {
  let text = told
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.、，。…-]+/u, '')
    .replace(/(?<![\s,;:.、，。…!！-])[\s,;:.、，。…!！-]+$/u, '');
  for (let layer = 0; layer < layers; layer += 1) {
    for (const pattern of toldOpenings[language]) text = text.replace(pattern, '');
    for (const pattern of toldClosings[language]) text = text.replace(pattern, '');
  }
  text = text.replace(/\s(?:hab|habe|hatte) ich(?=\s)/u, '');
  if (entry) text = bareDeed(text, entry);
  const time = entry?.fields.period ? (entry.fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  const worded =
    language === 'en' ? (rewriteLine(capitalise(mended(text)), language, time)?.text ?? mended(text)) : text;
  return capitalise(worded.trim());
}

/** Who still says "I" tells a story: such a line is shown before it is written. */
export const saysSelf = (line: string): boolean =>
  /(?<![\p{L}'’])(?:i|i['’](?:m|ve|d)|ich|je|j['’]\p{L}+|yo)(?![\p{L}'’])|我|私/iu.test(line);

/** Nothing of the talk is in it, and it begins where a line begins. */
export const isClean = (line: string): boolean =>
  !chatWords.test(line) && !brokenStart.test(line) && !/[?？]|[,;、，]$|\s(?:ca|approx|about|etwa)$/iu.test(line);

const word = /(?<![\p{L}\p{N}'’])\p{Ll}{4,}(?![\p{L}\p{N}'’])/gu;

/** Slips that the dictionary is sure of. */
const mended = (text: string): string => text.replace(word, (one) => findCorrection(one) ?? one);
