import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { buildStale } from '../scripts/build.mjs';
import { type AgainstRow, measureAgainst } from './against.ts';
import { type MixedRow, measureEmbedded, measurePostgres, measureTwo } from './mixed.ts';
import { measureRatios, type RatioRow } from './ratio.ts';

const file = 'load/results.json';

// npm run load [-- embedded | postgres | two | ratio …] [-- --seconds=600] [-- --record]
// npm run load -- against --build=../older/apps/server/dist
const args = process.argv.slice(2);
const isRecord = args.includes('--record');
const seconds = Number(args.find((arg) => arg.startsWith('--seconds='))?.slice('--seconds='.length)) || 30;
const build = args.find((arg) => arg.startsWith('--build='))?.slice('--build='.length);
const wanted = args.filter((arg) => !arg.startsWith('--'));

const runs: Readonly<Record<string, () => Promise<MixedRow | RatioRow[] | AgainstRow[]>>> = {
  embedded: () => measureEmbedded(seconds),
  postgres: () => measurePostgres(seconds),
  two: () => measureTwo(seconds),
  ratio: () => measureRatios(isRecord ? 20 : 8),
  ...(build && { against: () => measureAgainst(build, isRecord ? 12 : 5) }),
};

if (!process.env.FITTED_DIST) await buildStale();
const results = readResults();
for (const [name, measure] of Object.entries(runs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const busy = Number((loadavg()[0] ?? 0).toFixed(1));
  const found = await measure();
  process.stdout.write(`\n${name}\n${tableOf(found)}`);
  results[name] = { machine: { node: process.version, cores: cpus().length, loadBefore: busy }, found };
  if (isRecord) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
process.exit(0);

function readResults(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function tableOf(found: MixedRow | RatioRow[] | AgainstRow[]): string {
  if (!Array.isArray(found)) return mixedTable(found);
  return found.map((row) => ('call' in row ? againstLine(row) : ratioLine(row))).join('');
}

function againstLine({ call, cpuRatio, oursMs, theirsMs, oursCpuMs, theirsCpuMs, failed }: AgainstRow): string {
  const figures = `this build ${oursCpuMs} ms CPU, ${oursMs} ms waited; the other ${theirsCpuMs} and ${theirsMs} ms`;
  return `  ${call.padEnd(20)}×${cpuRatio}  ${figures}; ${failed} failed\n`;
}

function ratioLine(row: RatioRow): string {
  return (
    `  ${row.path.padEnd(24)}×${row.ratio}  ours ${row.ours}/s, ${row.oursCpuUs} µs CPU, p99 ${row.oursP99Ms} ms` +
    `  bare ${row.bare}/s, ${row.bareCpuUs} µs CPU, p99 ${row.bareP99Ms} ms  ${row.bytes} bytes, ${row.failed} failed\n`
  );
}

function mixedTable({ setting, seconds: tookS, perSecond, statuses, waits, memoryMb, memoryTrend }: MixedRow): string {
  const rows = Object.entries(waits).map(
    ([kind, { count, p50Ms, p95Ms, p99Ms }]) =>
      `    ${kind.padEnd(16)}${String(count).padStart(7)}  p50 ${p50Ms}  p95 ${p95Ms}  p99 ${p99Ms} ms\n`,
  );
  return (
    `  ${setting}: ${perSecond}/s over ${tookS} s, answers ${JSON.stringify(statuses)}, ` +
    `memory ${Math.min(...memoryMb)}–${Math.max(...memoryMb)} MB (trend ${memoryTrend})\n${rows.join('')}`
  );
}
