import type { Improvement } from '@fitted/contract/assistant/assistant';
import { neutralWordsOf } from './neutral-words.ts';
import { type Pair, withoutInstructions } from './read-pairs.ts';
import { lemmaOf, numbersOf, skillWords, stemOf, wordsOf } from './words.ts';

/**
 * Words of one text that another does not support, by rules stricter than the guard's and independent of it: a word must occur
 * there itself, as another form of the same verb, or inside another spelling of the same skill.
 */
function uncovered(text: string, by: string, allowed: string): string[] {
  const own = new Set(wordsOf(by));
  const lemmas = new Set([...own].map(lemmaOf));
  const stems = new Set([...own].map(stemOf));
  const neutral = new Set(wordsOf(allowed));
  const there = skillWords(by);
  const here = skillWords(text);
  return [...new Set(wordsOf(text))].filter((word) => {
    if (own.has(word) || neutral.has(word) || lemmas.has(lemmaOf(word))) return false;
    if (/^\d/u.test(word)) return true;
    if (word.length > 6 && stems.has(stemOf(word))) return false;
    return ![...(here.words.get(word) ?? [])].some((skill) => there.skills.has(skill));
  });
}

/** What the improved resume says but the person did not. */
export function findInvented(pair: Pair, improvement: Improvement): string[] {
  const source = withoutInstructions(pair.resumeText);
  const { mayCome } = neutralWordsOf(pair.language);
  const words = uncovered(improvement.improvedResume, source, mayCome);
  const skills = [...skillWords(improvement.improvedResume).skills].filter(
    (skill) => !skillWords(source).skills.has(skill),
  );
  return [...words, ...skills.map((skill) => `skill ${skill}`), ...movedNumbers(improvement)];
}

/** A reworded line has exactly the numbers it had. */
function movedNumbers({ changes }: Improvement): string[] {
  return changes
    .filter(({ kind, reason }) => kind === 'replace-line' && reason.code !== 'surfaced-skill')
    .filter(({ before, after }) => numbersOf(before).sort().join() !== numbersOf(after).sort().join())
    .map(({ after }) => `numbers of “${after}”`);
}

/** What the person said but the improved resume does not. */
export function findLost(pair: Pair, improvement: Improvement): string[] {
  const source = withoutInstructions(pair.resumeText);
  const words = uncovered(source, improvement.improvedResume, neutralWordsOf(pair.language).mayGo);
  return [...words, ...lostNumbers(source, improvement.improvedResume)];
}

function lostNumbers(source: string, improved: string): string[] {
  const left = count(numbersOf(improved));
  return [...count(numbersOf(source))]
    .filter(([number, times]) => (left.get(number) ?? 0) < times)
    .map(([number]) => `number ${number}`);
}

function count(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
