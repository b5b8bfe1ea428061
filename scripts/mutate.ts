// Changes one condition, comparison, early return or constant at a time and says which changes no test notices:
// npm run mutate -- guard --sample=50 --seed=2, or npm run mutate for the whole of every target. What an earlier run printed
// is tried again, and nothing else, by --again=<file>.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listFiles } from './list-files.ts';
import { findMutations, type Mutation } from './mutate/find-mutations.ts';
import { MutantTests } from './mutate/mutant-tests.ts';
import { type Target, targets } from './mutate/targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    /** Goes on with this one of the sample, counted from 1, where an earlier run was ended. */
    from: { type: 'string', default: '1' },
    /** Only files whose path contains this. */
    file: { type: 'string', default: '' },
    /** How many test files, of those that load the changed file, are asked at most. A survivor asks all of them. */
    nearest: { type: 'string', default: 'Infinity' },
    /** The output of an earlier run. */
    again: { type: 'string' },
    /** Says what became of every change, and after how long. */
    verbose: { type: 'boolean', default: false },
  },
});
const printed = values.again === undefined ? undefined : readFileSync(values.again, 'utf8').split('\n');

for (const target of targets) {
  if (positionals.length === 0 || positionals.includes(target.name)) await examine(target);
}

async function examine({ name, code, tests }: Target): Promise<void> {
  const files = listFiles();
  const sources = files.filter(
    (file) => code.test(file) && /(?<!\.test|\.d)\.ts$/.test(file) && file.includes(values.file),
  );
  const all = sources
    .flatMap((file) => findMutations(file, readFileSync(file, 'utf8')))
    .filter((mutation) => printed?.some((line) => line.endsWith(nameOf(mutation))) ?? true);
  const chosen = sampleOf(all, Number(values.sample), Number(values.seed)).slice(Number(values.from) - 1);
  say(`${name}: ${chosen.length} of ${all.length} changes in ${sources.length} files, seed ${values.seed}`);
  const named = files.filter((file) => tests.test(file) && file.endsWith('.test.ts'));
  const runner = new MutantTests(sources, named, Number(values.nearest));
  let survived = 0;
  let hung = 0;
  try {
    if (!(await runner.check())) throw new Error(`The tests of ${name} fail with nothing changed.`);
    for (const mutation of chosen) {
      const startedAt = performance.now();
      const outcome = await runner.run(mutation);
      if (outcome === 'hung') hung += 1;
      if (outcome === 'survived') survived += 1;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (values.verbose) say(`  ${outcome} ${seconds} s ${nameOf(mutation)}`);
      else if (outcome !== 'killed') say(`  ${outcome} ${nameOf(mutation)}`);
    }
  } finally {
    await runner.close();
  }
  say(`${name}: ${chosen.length - survived} noticed (${hung} by hanging), ${survived} survived`);
}

function nameOf({ file, line, change }: Mutation): string {
  return `${file}:${line}  ${change}`;
}

/** The same seed chooses the same changes; in the order of files, so that neighbours share what is loaded. */
function sampleOf(all: readonly Mutation[], size: number, seed: number): Mutation[] {
  let state = seed;
  const drawn = all.map((mutation) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return { mutation, rank: state >>> 8 };
  });
  const chosen = new Set([...drawn].sort((one, other) => one.rank - other.rank).slice(0, size));
  return drawn.filter((one) => chosen.has(one)).map(({ mutation }) => mutation);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
