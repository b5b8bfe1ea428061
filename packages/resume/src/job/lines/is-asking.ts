import type { Language } from '@fitted/contract/languages';
import { askingBias, askingWeights } from '../data/asking-weights.ts';
import { askingFeatures } from './asking-features.ts';
import type { MarkedLine } from './mark-lines.ts';

const weights = new Map(
  askingWeights
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
);

/** The weight of the neighbouring lines, and how many on each side are considered. */
const neighbourWeight = 0.75;
const reach = 2;
/** A few typed sentences describe the job itself; text about the employer comes with copied advertisements. */
const typedLines = 6;
const typedBonus = 2.5;
/** A single very confident neighbour must not decide alone. */
const surest = 4;

/**
 * Probability that each line of a posting asks for something or describes the work: a logistic model over
 * `askingFeatures` of the line and its neighbours. Postings stay on a subject: a line among benefits is a benefit,
 * whatever its words.
 */
export function askingChances(lines: readonly MarkedLine[], language: Language): number[] {
  const seen = lines.map(({ text, part, isBullet }) => askingFeatures(text, part, isBullet, language));
  const sums = seen.map((features) =>
    features.reduce((total, feature) => total + (weights.get(feature) ?? 0), askingBias),
  );
  if (lines.length <= typedLines) return sums.map((sum) => chanceOf(sum + typedBonus));
  return sums.map((sum, at) => {
    const around = aroundOf(at, (place) => (lines[place]?.part === lines[at]?.part ? sums[place] : undefined));
    // "Excel is essential" asks for something regardless of its neighbours.
    const heard = seen[at]?.includes('must') ? Math.max(0, around) : around;
    return chanceOf(sum + neighbourWeight * heard);
  });
}

const chanceOf = (sum: number) => 1 / (1 + Math.exp(-sum));

/** The mean of the neighbours, closer ones counting more. A heading in between ends the subject. */
function aroundOf(at: number, sumAt: (place: number) => number | undefined): number {
  let total = 0;
  let count = 0;
  for (let distance = 1; distance <= reach; distance += 1)
    for (const place of [at - distance, at + distance]) {
      const neighbour = sumAt(place);
      if (neighbour === undefined) continue;
      total += Math.max(-surest, Math.min(surest, neighbour)) / distance;
      count += 1 / distance;
    }
  return count === 0 ? 0 : total / count;
}
