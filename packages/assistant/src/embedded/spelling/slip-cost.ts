const vowels = 'aeiouy';
/** Rows of the keyboard; a finger that slips hits a neighbour. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that sound alike. */
const alike = ['cs', 'sz', 'ck', 'kq', 'mn', 'td', 'fv', 'gj', 'bp'];
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The cost of typing each letter for each other one. */
const others = Float64Array.from(
  [...letters].flatMap((typed) => [...letters].map((meant) => costOfLetter(typed, meant))),
);

function costOfLetter(typed: string, meant: string): number {
  if (vowels.includes(typed) && vowels.includes(meant)) return 0.9;
  if (alike.includes(typed + meant) || alike.includes(meant + typed)) return 1;
  return areNeighbours(typed, meant) ? 1.3 : 1.8;
}

function areNeighbours(one: string, other: string): boolean {
  return rows.some((row, at) => {
    const place = row.indexOf(one);
    if (place < 0) return false;
    const [above, below] = [rows[at - 1], rows[at + 1]];
    return [
      row[place - 1],
      row[place + 1],
      above?.[place],
      above?.[place + 1],
      below?.[place],
      below?.[place - 1],
    ].includes(other);
  });
}

const longest = 40;
/** Two slips shift the end of a word by at most two letters: cells farther off the diagonal are never on a cheap path. */
const band = 2;
/** The rows of the table below, reused because it is filled for hundreds of words in a row. */
const table = [0, 1, 2].map(() => new Float64Array(longest + band + 2));

/**
 * The cost of typing `word` for `right`: the sum of its slips, low for those that people make often (two letters swapped, a
 * letter that should be doubled), high for rare ones. Infinity above `most`. The time grows with the length.
 */
export function slipCost(word: string, right: string, most: number): number {
  if (Math.max(word.length, right.length) > longest || Math.abs(word.length - right.length) > band)
    return Number.POSITIVE_INFINITY;
  let cheapestBefore = 0;
  for (let i = 0; i <= word.length; i += 1) {
    const [from, to] = [Math.max(0, i - band), Math.min(right.length, i + band)];
    const row = rowAt(i);
    if (from > 0) row[from - 1] = Number.POSITIVE_INFINITY;
    row[to + 1] = Number.POSITIVE_INFINITY;
    let cheapest = Number.POSITIVE_INFINITY;
    for (let j = from; j <= to; j += 1) {
      const cost = costAt(word, right, i, j);
      row[j] = cost;
      if (cost < cheapest) cheapest = cost;
    }
    // A swap of two letters reaches back over one row.
    if (Math.min(cheapest, cheapestBefore) > most) return Number.POSITIVE_INFINITY;
    cheapestBefore = cheapest;
  }
  const cost = valueAt(word.length, right.length);
  return cost > most ? Number.POSITIVE_INFINITY : cost;
}

const rowAt = (i: number) => table[i % 3] as Float64Array;
const valueAt = (i: number, j: number) => rowAt(i)[j] as number;

/** The lowest cost of typing the first `i` letters of the word for the first `j` of the right one. */
function costAt(word: string, right: string, i: number, j: number): number {
  if (i === 0 && j === 0) return 0;
  const typed = word.charAt(i - 1);
  const meant = right.charAt(j - 1);
  let cost = Number.POSITIVE_INFINITY;
  if (i > 0 && j > 0) {
    if (typed === meant) return valueAt(i - 1, j - 1);
    cost = valueAt(i - 1, j - 1) + costOfOther(typed, meant, i === word.length && j === right.length);
    if (i > 1 && j > 1 && typed === right.charAt(j - 2) && meant === word.charAt(i - 2))
      cost = Math.min(cost, valueAt(i - 2, j - 2) + costOfSwap);
  }
  if (i > 0) cost = Math.min(cost, valueAt(i - 1, j) + costOfExtra(word, i - 1));
  return j > 0 ? Math.min(cost, valueAt(i, j - 1) + costOfMissing(right, j - 1)) : cost;
}

/** Two adjacent letters swapped. */
export const costOfSwap = 0.7;

/** One letter for another. A different last letter is mostly an ending, and so another form of the word. */
function costOfOther(typed: string, meant: string, isLast: boolean): number {
  const kind = others[(typed.charCodeAt(0) - 97) * 26 + meant.charCodeAt(0) - 97] ?? Number.POSITIVE_INFINITY;
  return isLast ? kind + 0.8 : kind;
}

function costOfExtra(word: string, at: number): number {
  if (at === word.length - 1) return word.charAt(at) === word.charAt(at - 1) ? 1 : 2;
  const letter = word.charAt(at);
  if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return 0.5;
  if (letter === word.charAt(at - 2) || letter === word.charAt(at + 2)) return 1.1;
  return vowels.includes(letter) ? 1.1 : 1.5;
}

function costOfMissing(right: string, at: number): number {
  const letter = right.charAt(at);
  // Without its last letter a word is more often cut off, or another form.
  if (at === right.length - 1) return letter === right.charAt(at - 1) ? 1.1 : 1.8;
  if (letter === right.charAt(at - 1) || letter === right.charAt(at + 1)) return 0.5;
  return vowels.includes(letter) ? 0.9 : 1;
}
