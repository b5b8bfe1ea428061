import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { buildStale } from '../scripts/build.mjs';
import { diskFull } from './disk-full.ts';
import type { Fault, Figures } from './fault.ts';
import { idleConnections, slowSockets } from './held-connections.ts';
import { killEmbedded, killOnPostgres } from './kill-under-writes.ts';
import { killedWhileMailing } from './killed-while-mailing.ts';
import { killedWhileReminding } from './killed-while-reminding.ts';
import { hangingMailServer, refusingMailServer } from './mail-server-dead.ts';
import { missingMark } from './missing-mark.ts';
import { parallelUploads } from './parallel-uploads.ts';
import { postgresRestarts } from './postgres-restarts.ts';
import { rollingRestart } from './rolling-restart.ts';

const all: readonly Fault[] = [
  killEmbedded,
  killOnPostgres,
  postgresRestarts,
  refusingMailServer,
  hangingMailServer,
  killedWhileReminding,
  killedWhileMailing,
  parallelUploads,
  slowSockets,
  idleConnections,
  rollingRestart,
  diskFull,
  missingMark,
];
const file = 'faults/results.json';

// npm run faults [-- name …] [-- --record] [-- --times=5]
const args = process.argv.slice(2);
const isRecord = args.includes('--record');
const times = Number(args.find((arg) => arg.startsWith('--times='))?.slice('--times='.length));
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !all.some((fault) => fault.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}

if (!process.env.FITTED_DIST) await buildStale();
const results = readResults();
let broken = 0;
for (const fault of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const count = times || (isRecord ? fault.times.record : fault.times.usual);
  const busy = loadavg()[0] ?? 0;
  const startedAt = performance.now();
  process.stdout.write(`\n${fault.name} ×${count}: ${fault.promise}\n`);
  const { isKept, figures } = await fault.run(count);
  if (!isKept) broken += 1;
  const tookS = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`  ${isKept ? 'kept' : 'NOT KEPT'} (${tookS} s)\n${lines(figures)}`);
  results[fault.name] = {
    promise: fault.promise,
    isKept,
    times: count,
    figures,
    machine: { node: process.version, cores: cpus().length, loadBefore: Number(busy.toFixed(1)) },
  };
  if (isRecord) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
process.exit(broken > 0 ? 1 : 0);

function readResults(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function lines(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `    ${name.padEnd(34)}${value}\n`)
    .join('');
}
