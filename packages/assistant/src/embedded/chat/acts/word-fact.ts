import type { Language } from '@fitted/contract/languages';
import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { withWrittenEndings } from '@fitted/language/writing/spoken-endings';
import type { Entry } from '@fitted/resume/document';
import { toldClosings, toldOpenings } from '../../../chat/chat-words.ts';
import { actCues } from '../../../cues.ts';
import { capitalise } from '../../letter-case.ts';
import { findCorrection } from '../../spelling/find-correction.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';
import { fillers } from '../account/data/spoken-words.ts';
import { bareDeed } from '../facts/bare-fact.ts';
import { brokenStart, chatWords } from './data/chat-words.ts';

const layers = 3;

/** What somebody told, worded as a resume line: without the person, the small talk around it, and obvious typos. */
export function wordFact(told: string, language: Language, entry?: Entry): string {
  let text = told
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.、，。…-]+/u, '')
    .replace(/(?<![\s,;:.、，。…!！-])[\s,;:.、，。…!！-]+$/u, '')
    .replace(goesOn, ', ')
    .replace(fillers, '')
    .replace(/ (?=,)/gu, '')
    .trim();
  for (let layer = 0; layer < layers; layer += 1) {
    for (const pattern of toldOpenings[language]) text = text.replace(pattern, '');
    for (const pattern of toldClosings[language]) text = text.replace(pattern, '');
  }
  text = text.replace(/\s(?:hab|habe|hatte) ich(?=\s)/u, '');
  text = text.replace(person, '');
  if (entry) text = bareDeed(text, entry);
  const time = entry?.fields.period ? (entry.fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  const worded = assistantWords[language].resources.verbs
    ? (rewriteLine(capitalise(mended(text)), language, time)?.text ?? mended(text))
    : text;
  return capitalise(written(worded.trim()));
}

/** ", it was 6 months", "COSHH, i did it in 2023": the figure is all that is new. */
const goesOn = pattern('giu')`(?<=\p{L}|\p{N})(?:${actCues.any('goesOn')})`;

const beingOpening = pattern('iu')`^${actCues.any('beingOpening')} (?=\p{L})`;

/** The endings and small words of a spoken sentence as they are written. */
function written(text: string): string {
  return (
    withWrittenEndings(text)
      .replace(/^Did (?:do )?(?:an? |the |some )(?=\p{L})/u, '')
      .replace(/(?<=(?:saved|earned|brought|cost)) us(?= )/iu, '')
      // "NMC pin is 17F0421E"
      .replace(/^(\p{L}[\p{L} ]{1,24}) is (?=\p{L}*\p{N}[\p{L}\p{N}/-]*$)/u, '$1 ')
      .replace(beingOpening, '')
      .replace(/\s{2,}/gu, ' ')
      .trim()
  );
}

/** The person within a sentence, dropped because a resume line is about nobody else. */
const person = pattern('giu')`${actCues.any('person')}`;

const anyPerson = pattern('iu')`(?<![\p{L}'’])${actCues.any('anyPerson')}(?![\p{L}'’])|我|私`;

/** A line that still mentions a person tells a story: it is shown before it is written. */
export const saysWho = (line: string): boolean => anyPerson.test(line);

/** It has no small talk in it, and it begins the way a line begins. */
export const isClean = (line: string): boolean =>
  !chatWords.test(line) && !brokenStart.test(line) && !/[?？]|[,;、，]$|\s(?:ca|approx|about|etwa)$/iu.test(line);

const word = /(?<![\p{L}\p{N}'’])\p{Ll}{4,}(?![\p{L}\p{N}'’])/gu;

const lettersOf = (text: string): string => [...text].sort().join('');

/** Fixes swapped letters; any other word missing from the dictionary is the person's own ("buddying" is not buying). */
const mended = (text: string): string =>
  text.replace(word, (one) => {
    const right = findCorrection(one);
    return right && lettersOf(right) === lettersOf(one) ? right : one;
  });
