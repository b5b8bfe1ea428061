import { fold } from '../guard/text/fold.ts';

const latinWord = /[\p{Script=Latin}][\p{Script=Latin}']*|\d+/gu;
const characterRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const mostWords = 40;
const stemLength = 5;

/**
 * What tells whether a clause of a resume claims what it names: its words and neighbouring words. Which of them are learnt is decided
 * by how many examples have them, so that the things that are spoken of do not count.
 */
export function claimFeatures(text: string): string[] {
  const folded = fold(text);
  const features = new Set<string>();
  const words = (folded.match(latinWord) ?? []).slice(0, mostWords).map((word) => (/\d/u.test(word) ? '0' : word));
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > stemLength) features.add(`${word.slice(0, stemLength)}*`);
    features.add(`${words[at - 1] ?? '^'} ${word}`);
    if (at >= 1) features.add(`${words[at - 2] ?? '^'} _ ${word}`);
  }
  if (words.length > 0) features.add(`${words.at(-1)} $`);
  for (const [run] of folded.matchAll(characterRun))
    for (let length = 1; length <= 4; length += 1)
      for (let at = 0; at + length <= run.length && at < mostWords; at += 1) features.add(run.slice(at, at + length));
  return [...features];
}
