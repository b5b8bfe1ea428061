import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { program } from '../../../../../testing/program.ts';
import { connect } from '../client.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const rounds = 3;

/** A separate process that writes rows and reports each one only after the database has acknowledged it. */
function startWriter(dataDir: string, template: string | null): ChildProcess {
  return spawn(process.execPath, [program('writer'), dataDir, template ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function killMidWrite(child: ChildProcess, afterRows: number): Promise<number[]> {
  const ended = new Promise((done) => child.once('exit', done));
  const acknowledged: number[] = [];
  for await (const chunk of child.stdout ?? []) {
    acknowledged.push(...String(chunk).trim().split('\n').map(Number));
    if (acknowledged.length >= afterRows) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

test(`kill -9 under writes, ${rounds} times: the next start works and no acknowledged write is missing`, async () => {
  const source = inject('databaseSource');
  const template = source.kind === 'embedded' ? source.template : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'fitted-crash-'));
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await killMidWrite(startWriter(dataDir, template), 15 + round * 3)));
  }
  const embedded = await startEmbeddedPostgres({ dataDir, maxConnections: 4 });
  const { pool, close } = connect({ ...embedded.connection, connectionTimeoutMillis: 0 }, () => undefined);
  const { rows } = await pool.query<{ n: number }>('select n from written');
  await close();
  await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });

  const kept = new Set(rows.map(({ n }) => n));
  expect(acknowledged.length).toBeGreaterThan(rounds * 15);
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
});
