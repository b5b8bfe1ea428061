import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { bench as admin } from './admin.ts';
import { bench as dashboard } from './dashboard.ts';
import { bench as improve } from './improve.ts';
import { bench as read } from './read.ts';
import { bench as upload } from './upload.ts';
import { bench as write } from './write.ts';

export interface Figures {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly [more: string]: number | string;
}

export interface Row {
  readonly case: string;
  readonly ours: Figures;
  readonly rivals: Readonly<Record<string, Figures>>;
  /** The nearest rival's CPU time divided by ours: above 1 we are cheaper. */
  readonly ratio?: number;
}

export interface Bench {
  readonly name: string;
  run(): Promise<{ readonly rows: readonly Row[] }>;
}

const all: readonly Bench[] = [improve, read, upload, write, admin, dashboard];
const file = 'bench/results.json';
const [, , ...wanted] = process.argv;

const results = readResults();
for (const bench of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { rows } = await bench.run();
  process.stdout.write(`\n${bench.name}\n${table(rows)}\n`);
  results[bench.name] = { node: process.version, cores: cpus().length, rows };
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);

function readResults(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function table(rows: readonly Row[]): string {
  const line = (who: string, figures: Figures) =>
    `    ${who.padEnd(26)}${Object.entries(figures)
      .map(([name, value]) => `${name} ${typeof value === 'number' ? value.toFixed(value < 10 ? 3 : 1) : value}`)
      .join('  ')}`;
  return rows
    .map((row) =>
      [
        `  ${row.case}${row.ratio ? `  ×${row.ratio.toFixed(1)}` : ''}`,
        line('ours', row.ours),
        ...Object.entries(row.rivals).map(([who, figures]) => line(who, figures)),
      ].join('\n'),
    )
    .join('\n');
}
