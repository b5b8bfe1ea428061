import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../packages/contract/src/languages.ts';

const root = join(import.meta.dirname, '..');
const folders = ['contract', 'resume', 'documents', 'assistant']
  .map((name) => `packages/${name}/src`)
  .concat('apps/server/src', 'apps/web/src');

const comparison = new RegExp(`[=!]== '(?:${languages.join('|')})'`, 'u');

test('code outside the rooms asks for a trait, never which language it is', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .filter((file) => comparison.test(readFileSync(join(root, folder, file), 'utf8')))
      .map((file) => join(folder, file)),
  );
  expect(found).toEqual([]);
});
