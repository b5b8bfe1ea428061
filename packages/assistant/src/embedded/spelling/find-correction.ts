import { commonWordsWith, lettersOf } from './known-words.ts';
import { slipCost } from './slip-cost.ts';

/** How much dearer the second best reading must be. */
const margin = 0.3;
/** What a word ten times rarer counts, in slips. */
const rarity = 0.4;

/** The one common word that was meant; undefined when two are about as likely, or when it takes too much to mistype it so. */
export function findCorrection(word: string): string | undefined {
  const letters = lettersOf(word);
  const most = dearestSlips(word);
  // A slip changes two letters at most.
  const slips = most < 1.5 ? 1 : 2;
  let [best, bestCost, secondCost] = ['', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { word: right, place, letters: others } of commonWordsWith(word.charAt(0))) {
    if (Math.abs(right.length - word.length) > slips || bitsIn(letters ^ others) > 2 * slips) continue;
    const cost = slipCost(word, right, most) + rarity * Math.log10(place + 50);
    if (cost < bestCost) [best, bestCost, secondCost] = [right, cost, bestCost];
    else if (cost < secondCost) secondCost = cost;
  }
  return best !== '' && secondCost - bestCost >= margin ? best : undefined;
}

/** A long word stays itself with two slips in it; a short one is soon another. */
function dearestSlips({ length }: string): number {
  if (length < 5) return 0.7;
  if (length < 6) return 1;
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
