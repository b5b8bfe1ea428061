import { writeFileSync } from 'node:fs';
import { learnNames, readAllHeads, readHeads } from './name-learner.ts';

/**
 * Learns to tell a role from an employer by logistic regression, from heads of job entries as people write them
 * (`heads/<language>.tsv`: title, employer, place), and writes `src/parse/data/name-weights.ts`.
 *
 *   tsx packages/resume/learn/learn-names.ts [file to measure on …]
 */
const { bias, step, characters } = learnNames(readAllHeads());
const rows = characters.match(/.{1,140}/gu) ?? [];
writeFileSync(
  new URL('../src/parse/data/name-weights.ts', import.meta.url),
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
  const { roleOrEmployer } = await import('../src/parse/heads/name-kind.ts');
  const examples = readHeads(path).flatMap(([title, employer]) => [
    { text: title, isRole: true },
    { text: employer, isRole: false },
  ]);
  const wrong = examples.filter(({ text, isRole }) => roleOrEmployer(text) > 0 !== isRole);
  const sure = examples.filter(({ text }) => Math.abs(roleOrEmployer(text)) >= 2);
  const surelyWrong = sure.filter(({ text, isRole }) => roleOrEmployer(text) > 0 !== isRole);
  process.stdout.write(
    `${path}: ${examples.length - wrong.length} of ${examples.length} right; of ${sure.length} sure ones ${surelyWrong.length} wrong\n`,
  );
}
