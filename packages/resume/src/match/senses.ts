import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';
import type { SenseVocabulary } from '../guard/sense-vocabulary.ts';
import { fold } from '../guard/text/fold.ts';
import { stemOf } from '../guard/text/stem.ts';
import { hasCjk } from '../parse/words/word-list.ts';
import { contentWords, genericCharacter } from './content-words.ts';
import { lightWords } from './data/light-words.ts';
import type { Meanings } from './meanings.ts';

/** A word of a requirement, with its other forms and synonyms. */
export interface Sense {
  /** A line with any one of these has the word. */
  readonly keys: readonly string[];
  /** How much it matters in the requirement: "payroll" more than "monthly", "monthly" more than "manage". */
  readonly weight: number;
  readonly folded: string;
  readonly at: number;
}

const latinWord = /[\p{Script=Latin}\p{N}]+(?:[&'][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?/gu;
const characterRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const telling = /[\p{Script=Han}\p{Script=Katakana}ー々]/u;

const lightWeight = 0.3;
const maxHalfLength = 8;
const light = new Set(lightWords.flatMap((words) => words.split(' ')).map((word) => fold(word)));
const lightStems = new Map<Language, ReadonlySet<string>>();

/** The content words of a requirement. */
export function readSenses(text: string, meanings: Meanings): Sense[] {
  const folded = fold(text);
  const phrases = meanings.synonyms.find(folded);
  const senses: Sense[] = [];
  for (const { 0: word, index } of folded.matchAll(latinWord)) {
    if (meanings.isFunctionWord(word) || (/^\d+$/u.test(word) && word.length < 4)) continue;
    if (contentWords(word).size === 0 && word.length > 2) continue;
    const groups = phrases
      .filter(({ from, to }) => from <= index && to >= index + word.length)
      .map(({ group }) => `g${group}`);
    senses.push({
      keys: [`w${stemOf(word, meanings.language)}`, ...groups],
      weight: weightOf(word, meanings),
      folded: word,
      at: index,
    });
  }
  const withoutGeneric = folded.replace(genericCharacter, (found) => ' '.repeat(found.length));
  for (const { 0: run, index } of withoutGeneric.matchAll(characterRun))
    senses.push(...sensesOfRun(run, index, meanings));
  const isLight = senses.every(({ weight }) => weight < 1);
  return isLight ? senses.map((sense) => ({ ...sense, weight: 1 })) : senses;
}

/** All keys of a resume line. */
export function readKeys(text: string, { language, synonyms }: Meanings): ReadonlySet<string> {
  const folded = fold(text);
  const keys = new Set<string>();
  for (const { group } of synonyms.find(folded)) keys.add(`g${group}`);
  let last: RegExpExecArray | undefined;
  for (const found of folded.matchAll(latinWord)) {
    keys.add(`w${stemOf(found[0], language)}`);
    // "hand held" may be written "handheld".
    if (last && found.index - last.index - last[0].length === 1 && last[0].length < maxHalfLength)
      keys.add(`w${stemOf(last[0] + found[0], language)}`);
    last = found;
  }
  for (const { 0: run } of folded.matchAll(characterRun))
    for (let at = 0; at + 2 <= run.length; at += 1) keys.add(`b${run.slice(at, at + 2)}`);
  return keys;
}

/** Where in a folded text the words of a requirement are. */
export function keyPlaces(
  folded: string,
  senses: readonly Sense[],
  { language, synonyms }: Meanings,
): { from: number; to: number }[] {
  const wanted = new Set(senses.flatMap(({ keys }) => keys));
  const places: { from: number; to: number }[] = [];
  for (const { group, from, to } of synonyms.find(folded)) if (wanted.has(`g${group}`)) places.push({ from, to });
  for (const { 0: word, index } of folded.matchAll(latinWord))
    if (wanted.has(`w${stemOf(word, language)}`)) places.push({ from: index, to: index + word.length });
  for (const { 0: run, index } of folded.matchAll(characterRun))
    for (let at = 0; at + 2 <= run.length; at += 1)
      if (wanted.has(`b${run.slice(at, at + 2)}`)) places.push({ from: index + at, to: index + at + 2 });
  return places;
}

function weightOf(word: string, { language, isPlainWord, isDutyVerb }: SenseVocabulary): number {
  let stems = lightStems.get(language);
  if (!stems) {
    stems = new Set([...light].map((one) => stemOf(one, language)));
    lightStems.set(language, stems);
  }
  return isPlainWord(word) || isDutyVerb(word) || light.has(word) || stems.has(stemOf(word, language))
    ? lightWeight
    : 1;
}

const plainCharacters = new WeakMap<SenseVocabulary['senses'], ReadonlySet<string>>();

/** Scripts without spaces: words from the synonym table first, character pairs for the rest. */
function sensesOfRun(run: string, offset: number, meanings: Meanings): Sense[] {
  const { functionWords, plainWords } = meanings.senses;
  let plain = plainCharacters.get(meanings.senses);
  if (!plain) {
    plain = new Set([...functionWords, ...plainWords].map(fold));
    plainCharacters.set(meanings.senses, plain);
  }
  const phrases = meanings.synonyms.find(run);
  const senses: Sense[] = [];
  let at = 0;
  while (at < run.length) {
    const longest = phrases.filter(({ from }) => from === at).reduce((most, { to }) => Math.max(most, to - at), 0);
    const word = longest >= 2 ? run.slice(at, at + longest) : undefined;
    if (word) {
      const groups = phrases
        .filter(({ from, to }) => from === at && to === at + longest)
        .map(({ group }) => `g${group}`);
      const weight = plain.has(word) ? lightWeight : 1;
      senses.push({ keys: [...groups, ...(longest === 2 ? [`b${word}`] : [])], weight, folded: word, at: offset + at });
      at += longest;
      continue;
    }
    const plainWord = [4, 3, 2].map((size) => run.slice(at, at + size)).find((one) => plain.has(one));
    if (plainWord) {
      at += plainWord.length;
      continue;
    }
    const pair = run.slice(at, at + 2);
    if (pair.length === 2 && telling.test(pair[0] ?? '') && telling.test(pair[1] ?? '') && contentWords(pair).size > 0)
      senses.push({ keys: [`b${pair}`], weight: 0.6, folded: pair, at: offset + at });
    at += 1;
  }
  return senses;
}

/** The share of the total weight that a line covers. German compounds count if one is part of the other. */
export function covered(senses: readonly Sense[], keys: ReadonlySet<string>, words: readonly string[]): number {
  let sum = 0;
  let all = 0;
  for (const { keys: wanted, weight, folded } of senses) {
    all += weight;
    sum += weight * (hasAny(keys, wanted) ? 1 : compoundShare(folded, words));
  }
  return all === 0 ? 0 : sum / all;
}

/** Whether the word itself is there, in any form, and not only a synonym. */
export function isSaid({ folded, keys: wanted }: Sense, keys: ReadonlySet<string>, words: readonly string[]): boolean {
  if (hasCjk(folded)) {
    for (let at = 0; at + 2 <= folded.length; at += 1) if (!keys.has(`b${folded.slice(at, at + 2)}`)) return false;
    return true;
  }
  if (wanted.some((key) => key.startsWith('w') && keys.has(key)) || compoundShare(folded, words) > 0) return true;
  if (folded.length <= familyLength) return false;
  const family = `w${folded.slice(0, familyLength)}`;
  return [...keys].some((key) => key.startsWith(family));
}

/** The letters by which longer words are of one family: "negotiation", "negotiated". */
const familyLength = 6;

/** A plain loop: it is asked for every line and every word of every requirement. */
function hasAny(keys: ReadonlySet<string>, wanted: readonly string[]): boolean {
  for (const key of wanted) if (keys.has(key)) return true;
  return false;
}

const minPartLength = 5;

/** A compound that starts or ends with the word counts almost fully. Only the tail of the word counts half: "Werkstatt" may be any. */
function compoundShare(folded: string, words: readonly string[]): number {
  if (words.length === 0 || folded.length < minPartLength) return 0;
  const opening = folded.replace(/(?:en|e|s|n)$/u, '');
  if (words.some((word) => word.length > folded.length && (word.endsWith(folded) || word.startsWith(opening))))
    return 0.9;
  return words.some((word) => folded.length - word.length >= 3 && folded.endsWith(word)) ? 0.5 : 0;
}

/** Long words of a German line, which may be compounds. */
export function compoundWords(text: string, language: Language): readonly string[] {
  if (!traitsOf(language).joinsNouns) return [];
  return (fold(text).match(latinWord) ?? []).filter((word) => word.length >= minPartLength);
}
