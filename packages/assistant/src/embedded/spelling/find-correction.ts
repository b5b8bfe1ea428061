import { commonWordsWith, isWordOfWork, type ListedWord, lettersOf, rareWordsWith } from './known-words.ts';
import { costOfSwap, slipCost } from './slip-cost.ts';

/** How much more the second-best candidate must cost. */
const margin = 0.5;
/** The cost of a word's being ten times rarer, in slips. */
const rarity = 0.45;

/** Changing one letter often turns a short word into another: "glebe" is not a slip for "globe". */
const minOtherLength = 7;
/** Less common slips are accepted only for words that resumes use: "elutions" are not elections. */
const everyday = 1;
/** For words that are only in the dictionary: the shortest word to correct, and the highest cost. */
const rare = { shortest: 8, dearest: everyday };

/** The one word that was meant; undefined when two are about equally likely, or when the typo would be too unlikely. */
export function findCorrection(word: string): string | undefined {
  return (
    nearest(word, commonWordsWith(word.charAt(0)), dearestSlips(word)) ??
    (word.length >= rare.shortest ? nearest(word, rareWordsWith(word.charAt(0)), rare.dearest) : undefined)
  );
}

function nearest(word: string, words: readonly ListedWord[], most: number): string | undefined {
  const letters = lettersOf(word);
  // A slip changes two letters at most.
  const slips = most < 1.5 ? 1 : 2;
  let [best, bestCost, secondCost] = ['', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { word: right, place, letters: others } of words) {
    if (Math.abs(right.length - word.length) > slips || bitsIn(letters ^ others) > 2 * slips) continue;
    const taken = slipCost(word, right, most);
    if (word.length < minOtherLength && right.length === word.length && taken > costOfSwap) continue;
    if (taken > everyday && !isWordOfWork(right)) continue;
    const cost = taken + rarity * Math.log10(place + 50);
    if (cost < bestCost) [best, bestCost, secondCost] = [right, cost, bestCost];
    else if (cost < secondCost) secondCost = cost;
  }
  return best !== '' && secondCost - bestCost >= margin ? best : undefined;
}

/** A long word is recognisable with two slips in it; a short one soon becomes another. */
function dearestSlips({ length }: string): number {
  if (length < 6) return costOfSwap;
  if (length < 8) return 1.4;
  return length < 10 ? 2 : 2.4;
}

function bitsIn(number: number): number {
  let [rest, count] = [number, 0];
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
