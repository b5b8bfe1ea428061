import { nameWeights } from '../data/name-weights.ts';
import { cachedWhileParsing } from '../words/cache-while-parsing.ts';
import { foldedWords, hasCjk } from '../words/word-list.ts';

/** The number of buckets that the features of a name are hashed into. */
export const nameSpace = 1 << 15;

const maxNameLength = 120;
const maxWords = 12;
/** After these comes what a role is in charge of or an employer is named after; the deciding noun is before them. */
const tails = new Set('of for at in de du des der di von van für à en del la le & and und et y'.split(' '));

/**
 * The features of a name: its words and their endings, its first and last word, the word before a preposition, and its
 * form. For Chinese and Japanese its characters, with the last ones marked.
 */
export function nameFeatures(text: string): number[] {
  const plain = text.slice(0, maxNameLength);
  const bare = plain.replace(/[(（][^()（）]*[)）]/gu, ' ');
  const words = foldedWords(bare).slice(0, maxWords);
  const found = new Set<number>();
  const add = (feature: string) => found.add(placeOf(feature));
  for (const [at, word] of words.entries()) {
    if (hasCjk(word)) addCharacters(word, add);
    else {
      add(`w ${word}`);
      if (word.length > 4) add(`e ${word.slice(-4)}`);
      if (word.length > 3) add(`e ${word.slice(-3)}`);
      if (tails.has(words[at + 1] ?? '')) add(`h ${word}`);
    }
  }
  const [first = '', last = ''] = [words[0], words.at(-1)];
  add(`f ${first}`);
  add(`l ${last}`);
  if (/[&+]/u.test(plain)) add('and');
  if (/['’]s(?:\s|$)/u.test(plain)) add('owner');
  if (/^\p{Ll}/u.test(plain)) add('small');
  if (/\s\p{Ll}{3,}/u.test(bare)) add('small within');
  if (/[(（]/u.test(plain)) add('aside');
  if (/\d/u.test(bare)) add('figure');
  return [...found];
}

function addCharacters(word: string, add: (feature: string) => void): void {
  const characters = [...word];
  for (const [at, one] of characters.entries()) {
    add(`c ${one}`);
    if (at > 0) add(`c ${characters[at - 1]}${one}`);
  }
  add(`z ${characters.at(-1)}`);
  add(`z ${characters.slice(-2).join('')}`);
}

/** FNV-1a, reduced to the number of buckets. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (nameSpace - 1);
}

/** One character per weight, from lowest to highest; the middle one is zero. */
export const weightAlphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((one) => !`'"\`\\$ `.includes(one))
  .join('');

let weights: Int8Array | undefined;

function readWeights(): Int8Array {
  const middle = (weightAlphabet.length - 1) / 2;
  return Int8Array.from(nameWeights.characters, (one) => weightAlphabet.indexOf(one) - middle);
}

/**
 * How much a name reads like a role (above 0) or like an employer (below 0), learnt from heads of job entries in six
 * languages (`learn/learn-names.ts`). Scores of at least 2 either way are right in about 19 of 20 cases.
 */
export const roleOrEmployer = cachedWhileParsing((text: string): number => {
  weights ??= readWeights();
  let sum = nameWeights.bias;
  for (const place of nameFeatures(text)) sum += (weights[place] ?? 0) * nameWeights.step;
  return sum;
});
