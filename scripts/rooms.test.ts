import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../packages/contract/src/languages.ts';

const root = join(import.meta.dirname, '..');
const folders = ['contract', 'resume', 'documents', 'assistant']
  .map((name) => `packages/${name}/src`)
  .concat('apps/server/src', 'apps/web/src');

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(root, folder, file), 'utf8') })),
);

const comparison = new RegExp(`[=!]== '(?:${languages.join('|')})'`, 'u');
const keys = languages.map((language) => new RegExp(`(?<![\\w.?])${language}: [^;]`, 'u'));

test('code outside the rooms asks for a trait, never which language it is', () => {
  expect(sources.filter(({ text }) => comparison.test(text)).map(({ file }) => file)).toEqual([]);
});

test('outside the rooms, a new language is entered in one list; a model of its letters is optional', () => {
  const tables = sources.filter(({ text }) => keys.every((key) => key.test(text))).map(({ file }) => file);
  expect(tables.filter((file) => !file.includes('/testing/')).sort()).toEqual([
    'packages/contract/src/language-list.ts',
    'packages/documents/src/read/ocr/choose-languages.ts',
  ]);
});
