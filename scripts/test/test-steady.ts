// Proves that the tests pass on a busy machine: runs chosen stages several times, under load, with files and tests shuffled.
//   npm run test:steady -- --stages=units,api --times=3 --busy=4 --shuffle
//   npm run test:steady -- --stages=web --times=10 --cores=0
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collect } from '../run.ts';
import { readFailures } from './read-failures.ts';

const { values } = parseArgs({
  options: {
    stages: { type: 'string', default: 'units,api,web,journeys' },
    times: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
    /** In the format of taskset: 0, or 0,1. */
    cores: { type: 'string' },
    shuffle: { type: 'boolean', default: false },
  },
});
const pinned = values.cores ? ['taskset', '-c', values.cores] : [];

/** A loop stops by itself in case nothing is left to stop it. */
const maxMs = 2 * 60 * 60 * 1000;
const spin = `const end = Date.now() + ${maxMs}; while (Date.now() < end);`;

const vitest = (projects: readonly string[], report: string, seed: number) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=minimal',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(values.shuffle ? ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`] : []),
];
const stages: Readonly<Record<string, (report: string, seed: number) => string[]>> = {
  units: (report, seed) => vitest(['unit', 'web-rules'], report, seed),
  api: (report, seed) => vitest(['api'], report, seed),
  web: (report, seed) => vitest(['web'], report, seed),
  // Journeys share a server and run two at a time: their order is never the same twice.
  journeys: () => ['tsx', 'scripts/test/test-e2e.ts', '--reporter=dot,json'],
};

interface Run {
  readonly time: number;
  readonly stage: string;
  readonly seed: number;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'fitted-steady-'));
const loops = startLoops(Number(values.busy));
const runs: Run[] = [];
try {
  for (let time = 1; time <= Number(values.times); time += 1) {
    for (const stage of values.stages.split(',')) runs.push(await runStage(stage, time));
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
printTable();
process.exit(runs.some(({ failed }) => failed.length > 0) ? 1 : 0);

async function runStage(stage: string, time: number): Promise<Run> {
  const build = stages[stage];
  if (!build) throw new Error(`There is no stage ${stage}; there are ${Object.keys(stages).join(', ')}.`);
  const report = join(folder, `${stage}-${time}.json`);
  const seed = Math.floor(Math.random() * 1e6);
  const startedAt = performance.now();
  const [command = '', ...args] = [...pinned, ...build(report, seed)];
  const { code, output } = await collect(command, args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  writeFileSync(report.replace('.json', '.log'), output);
  const { passed, failed } = readFailures(report);
  // Something other than a test may have failed: a crashed worker, an unhandled rejection.
  const all = code !== 0 && failed.length === 0 ? [`exit code ${code}`] : failed;
  const run = { time, stage, seed, seconds: (performance.now() - startedAt) / 1000, passed, failed: all };
  process.stdout.write(`${line(run)}\n`);
  return run;
}

function startLoops(count: number): ChildProcess[] {
  return Array.from({ length: count }, () => {
    const [command = '', ...args] = [...pinned, process.execPath, '-e', spin];
    return spawn(command, args, { stdio: 'ignore' });
  });
}

function line({ time, stage, seed, seconds, passed, failed }: Run): string {
  const order = values.shuffle && stage !== 'journeys' ? `  seed ${seed}` : '';
  const counts = `${String(passed).padStart(6)} passed  ${String(failed.length).padStart(3)} failed`;
  return `${String(time).padStart(3)}  ${stage.padEnd(9)}${counts}  ${seconds.toFixed(0).padStart(5)} s${order}`;
}

function printTable(): void {
  const conditions = `${values.busy} busy loops, cores ${values.cores ?? 'all'}, ${values.shuffle ? 'shuffled' : 'in order'}`;
  process.stdout.write(`\n${conditions}\n${runs.map(line).join('\n')}\n`);
  const names = new Set(runs.flatMap(({ failed }) => failed));
  for (const name of names) {
    const when = runs.filter(({ failed }) => failed.includes(name)).map(({ stage, time }) => `${stage} ${time}`);
    process.stdout.write(`FAILED in ${when.join(', ')}: ${name}\n`);
  }
  if (names.size > 0) process.stdout.write(`The whole output of every run is in ${folder}\n`);
}
