import { readdirSync, readFileSync } from 'node:fs';
import { nameFeatures, nameSpace, weightAlphabet } from '../src/parse/heads/name-kind.ts';

/** The head of a job entry: title, employer and the place, if given. */
export type Head = readonly [title: string, employer: string, place: string];

const folder = new URL('heads/', import.meta.url);
const passes = 40;
const rate = 0.15;
const shrink = 1e-2;

/** All heads in the order of their files, or only those of one language. */
export function readAllHeads(language = ''): Head[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(language))
    .sort()
    .flatMap((name) => readHeads(new URL(name, folder)));
}

export function readHeads(path: string | URL): Head[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [title = '', employer = '', place = ''] = line.split('\t').map((cell) => cell.trim());
      return [title, employer, place] as const;
    });
}

/** Logistic regression over the features of titles (1) and employers (0). */
export function learnNames(heads: readonly Head[]): { bias: number; step: number; characters: string } {
  const examples = heads.flatMap(([title, employer]) => [
    { features: nameFeatures(title), label: 1 },
    { features: nameFeatures(employer), label: 0 },
  ]);
  const weights = new Float64Array(nameSpace);
  let bias = 0;
  // A fixed seed, so that the same examples always produce the same file.
  let seed = 7;
  const order = examples.map((_, at) => at);
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const step = rate / (1 + pass / 10);
    for (const at of order) {
      const { features, label } = examples[at] as (typeof examples)[number];
      const sum = features.reduce((total, place) => total + (weights[place] ?? 0), bias);
      const error = label - 1 / (1 + Math.exp(-sum));
      bias += step * error;
      for (const place of features) weights[place] = (weights[place] ?? 0) * (1 - step * shrink) + step * error;
    }
  }
  const middle = (weightAlphabet.length - 1) / 2;
  const step = Math.max(...weights.map(Math.abs)) / middle;
  const characters = Array.from(weights, (weight) => weightAlphabet[middle + Math.round(weight / step)]).join('');
  return { bias, step, characters };
}
