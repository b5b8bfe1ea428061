import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownModel } from '@fitted/resume/match/requirements/decide';
import { readLabelledPairs } from '../../eval/labelled-pairs.ts';
import { tellShown } from './measure-shown.ts';
import { learnShown } from './train-shown.ts';

const data = join(import.meta.dirname, '../../../resume/src/match/data');

/** Learns from the labelled pairs in this folder what shows a requirement, and reports the results on unseen authors. */
export function writeShown(isMeasured: boolean, isWritten: boolean): void {
  const pairs = readLabelledPairs(join(import.meta.dirname, 'pairs'));
  if (isMeasured) process.stdout.write(tellShown(pairs));
  if (!isWritten) return;
  const { claims, shown } = learnShown(pairs);
  write('claim', 'what a clause has, and how much it speaks for a claim', claims);
  write('shown', 'what is found for a requirement, and how much it speaks for its being shown', shown);
}

function write(name: string, what: string, { weights, bias }: ShownModel): void {
  const rows = [...weights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, weight]) => `${key} ${weight.toFixed(2)}`);
  writeFileSync(
    join(data, `${name}-weights.ts`),
    `/** Learnt by \`npm run learn\`: ${what}. Not edited by hand. */\n` +
      `export const ${name}Bias = ${bias.toFixed(2)};\n` +
      `export const ${name}Weights = \`\n${rows.join('\n')}\n\`;\n`,
  );
  process.stdout.write(`${name}: ${rows.length} weights\n`);
}
