import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitted-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a second process is refused with a message that names the folder and the holder', () => {
  const lock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  expect(() => lockDataDir(folder)).toThrow(folder);
  expect(() => lockDataDir(folder)).toThrow(`process ${process.pid}`);
  lock.release();
  lockDataDir(folder).release();
});

test('the lock of a killed process is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '0']);
  await new Promise((done) => gone.once('exit', done));
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ pid: gone.pid, host: hostname(), since: 'yesterday', born: '1' }),
  );
  expect(() => lockDataDir(folder).release()).not.toThrow();
});

test('a reused pid does not count as the holder', () => {
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ pid: process.pid, host: hostname(), since: 'long ago', born: 'another birth' }),
  );
  expect(() => lockDataDir(folder).release()).not.toThrow();
});

test('a lock from another machine is respected, and the message says what to delete if that machine is gone', () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, host: 'another-machine', since: 'today', born: null }));
  expect(() => lockDataDir(folder)).toThrow(`If another-machine is gone for good, delete ${join(folder, 'lock')}`);
});
