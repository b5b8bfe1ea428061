import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nameFeatures, nameSpace, weightAlphabet } from '../src/parse/name-kind.ts';

/**
 * Learns to tell a role from an employer by logistic regression, from heads of jobs as people write them (`heads/<language>.tsv`: title,
 * employer, place), and writes `src/parse/data/name-weights.ts`.
 *
 *   tsx packages/resume/learn/learn-names.ts [file to measure on …]
 */
interface Example {
  readonly text: string;
  readonly features: readonly number[];
  /** 1 for a role, 0 for an employer. */
  readonly label: 0 | 1;
}

const here = new URL('.', import.meta.url);
const passes = 40;
const rate = 0.15;
const shrink = 1e-2;

function readHeads(path: string | URL): Example[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .flatMap((line) => {
      const [title = '', employer = ''] = line.split('\t').map((cell) => cell.trim());
      return [
        { text: title, features: nameFeatures(title), label: 1 as const },
        { text: employer, features: nameFeatures(employer), label: 0 as const },
      ];
    });
}

function train(examples: readonly Example[]): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(nameSpace);
  let bias = 0;
  // Always in the same order: the same examples make the same file.
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
      const { features, label } = examples[at] as Example;
      const sum = features.reduce((total, place) => total + (weights[place] ?? 0), bias);
      const error = label - 1 / (1 + Math.exp(-sum));
      bias += step * error;
      for (const place of features) weights[place] = (weights[place] ?? 0) * (1 - step * shrink) + step * error;
    }
  }
  return { weights, bias };
}

const files = readdirSync(new URL('heads/', here)).sort();
const { weights, bias } = train(files.flatMap((name) => readHeads(new URL(`heads/${name}`, here))));
const middle = (weightAlphabet.length - 1) / 2;
const step = Math.max(...weights.map(Math.abs)) / middle;
const characters = Array.from(weights, (weight) => weightAlphabet[middle + Math.round(weight / step)]).join('');
const rows = characters.match(/.{1,140}/gu) ?? [];
writeFileSync(
  new URL('../src/parse/data/name-weights.ts', here),
  `/** What tells a role from an employer, learnt from the heads in \`learn/heads\`. Written by learn/learn-names.ts. */
export const nameWeights = {
  bias: ${bias.toFixed(4)},
  step: ${step.toFixed(6)},
  characters: [
${rows.map((row) => `    '${row}',`).join('\n')}
  ].join(''),
};
`,
);

for (const path of process.argv.slice(2)) {
  const { roleOrEmployer } = await import('../src/parse/name-kind.ts');
  const examples = readHeads(path);
  const wrong = examples.filter(({ text, label }) => roleOrEmployer(text) > 0 !== (label === 1));
  const sure = examples.filter(({ text }) => Math.abs(roleOrEmployer(text)) >= 2);
  const surelyWrong = sure.filter(({ text, label }) => roleOrEmployer(text) > 0 !== (label === 1));
  process.stdout.write(
    `${path}: ${examples.length - wrong.length} of ${examples.length} right; of ${sure.length} sure ones ${surelyWrong.length} wrong\n`,
  );
}
