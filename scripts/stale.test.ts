import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './stale.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitted-stale-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'page.tsx'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['src/page.tsx', 'src/another.ts', 'vite.config.ts'])('%s is a source: what was built is stale', (name) => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, name), 'changed');
  expect(fingerprint([folder])).not.toBe(before);
});

test.each(['tsconfig.tsbuildinfo', 'src/page.test.tsx', 'src/rule.test.ts'])('%s is not built from', (name) => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, name), 'left by the check');
  expect(fingerprint([folder])).toBe(before);
});
