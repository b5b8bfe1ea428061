import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packWeights } from '@fitted/resume/match/claims/packed-weights';
import type { ShownModel } from '@fitted/resume/match/requirements/learnt';
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
  write('claim', 'what a clause has, and how much it speaks for a claim', claims, packWeights);
  write('shown', 'what is found for a requirement, and how much it speaks for its being shown', shown, listWeights);
}

type Form = (weights: ShownModel['weights']) => string;

function write(name: string, what: string, { weights, bias }: ShownModel, form: Form): void {
  writeFileSync(
    join(data, `${name}-weights.ts`),
    `/** Learnt by \`npm run learn\`: ${what}. Not edited by hand. */\n` +
      `export const ${name}Bias = ${bias.toFixed(2)};\n` +
      `export const ${name}Weights = \`\n${literal(form(weights))}\n\`;\n`,
  );
  process.stdout.write(`${name}: ${weights.size} weights\n`);
}

const listWeights: Form = (weights) =>
  [...weights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, weight]) => `${key} ${weight.toFixed(2)}`)
    .join('\n');

/** As the inside of a template literal, in lines that an editor can show. */
export const literal = (packed: string): string =>
  packed.replace(/[`\\]|\$(?=\{)/gu, '\\$&').replace(/[^\n]{140}(?=[^\n])/gu, '$&\n');
