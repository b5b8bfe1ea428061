import { fold } from '../../guard/text/fold.ts';

const latinWord = /[\p{Script=Latin}][\p{Script=Latin}']*|\d+/gu;
const characterRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const maxWords = 40;
const stemLength = 5;

/**
 * Features that tell whether a clause of a resume claims what it names: its words and word pairs. Only those that occur in enough
 * training examples are learnt, so that the subject matter itself does not count.
 */
export function claimFeatures(text: string): string[] {
  const folded = fold(text);
  const features = new Set<string>();
  const words = (folded.match(latinWord) ?? []).slice(0, maxWords).map((word) => (/\d/u.test(word) ? '0' : word));
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > stemLength) features.add(`${word.slice(0, stemLength)}*`);
    features.add(`${words[at - 1] ?? '^'} ${word}`);
    if (at >= 1) features.add(`${words[at - 2] ?? '^'} _ ${word}`);
  }
  if (words.length > 0) features.add(`${words.at(-1)} $`);
  for (const [run] of folded.matchAll(characterRun))
    for (let length = 1; length <= 4; length += 1)
      for (let at = 0; at + length <= run.length && at < maxWords; at += 1) features.add(run.slice(at, at + length));
  return [...features];
}
