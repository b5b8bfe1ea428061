import { fileURLToPath } from 'node:url';
import { readLabelledPairs } from './labelled-pairs.ts';
import { judgePair } from './match-eval.ts';
import { sayJudged } from './match-figures.ts';
import { errorsOf } from './recognition-errors.ts';

/*
 * npm run eval:recognition -- [folder] [--held-out] [--ads=train.json] [--errors] [--only=a,b]: what is recognised, on a folder of
 * labelled pairs with a folder for each author. `--held-out` is for the pairs that the models have learnt from: each author's are
 * judged by models that learnt from the others', and from the real advertisements of `--ads`. `--errors` lists what is wrong;
 * `--only` some authors.
 */
const [folder = fileURLToPath(new URL('../learn/shown/pairs', import.meta.url))] = process.argv
  .slice(2)
  .filter((one) => !one.startsWith('--'));
const given = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = given('only')?.split(',');
const authorOf = ({ name }: { readonly name: string }) => name.split('/')[0] ?? '';
const pairs = readLabelledPairs(folder);
const used = pairs.filter((pair) => !only || only.includes(authorOf(pair)));
const judged = process.argv.includes('--held-out')
  ? await (await import('../learn/shown/hold-out.ts')).judgeHeldOut(pairs, used, given('ads'))
  : used.map((pair) => judgePair(pair));
process.stdout.write(`${sayJudged(judged, authorOf).join('\n')}\n`);
if (process.argv.includes('--errors')) process.stdout.write(`${judged.flatMap(errorsOf).join('\n')}\n`);
