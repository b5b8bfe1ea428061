import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

const sources = listFiles().filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('no page reads more of a call than its method and path, which is all that the build leaves of it', () => {
  const names = sources
    .filter((file) => file.startsWith('packages/contract/src/'))
    .flatMap((file) => [...textOf(file).matchAll(/^export const (\w+) = route\(/gm)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(80);
  const reading = new RegExp(
    `(?<![.\\w])(?:${names.join('|')})\\.(?:summary|access|limit|params|query|body|response|errors)\\b`,
    'g',
  );
  const pages = sources.filter((file) => file.startsWith('apps/web/src/') && !file.includes('/testing/'));
  expect(pages.flatMap((file) => (textOf(file).match(reading) ?? []).map((part) => `${file}: ${part}`))).toEqual([]);
});
