import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '@fitted/assistant/llm/provider/providers';
import { defaultLanguage, languages } from '@fitted/contract/language-list';
import { graceDays, trialDays } from '@fitted/contract/limits/terms';
import { maxUploadMegabytes } from '@fitted/contract/limits/uploads';
import { templateIds } from '@fitted/contract/looks';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

const root = join(import.meta.dirname, '..');

/** A proxy has to let the frame around the file through as well. */
const bodyMegabytes = maxUploadMegabytes + 1;

/** Constants of the code that a document repeats. A document cannot import, so this fails when the constant moves on without it. */
test.each<readonly [file: string, words: string]>([
  ['docs/operations.md', `bodies of ${bodyMegabytes} MB through (uploads are ${maxUploadMegabytes} MB)`],
  ['docs/operations.md', `client_max_body_size ${bodyMegabytes}m;`],
  ['docs/security.md', `${maxUploadMegabytes} MB, one file`],
  ['docs/payments.md', `trials end after ${trialDays} days`],
  ['docs/payments.md', `after ${graceDays} days the subscription is unpaid`],
  ['docs/payments.md', `Access ends ${graceDays} days after`],
  ...['README.md', '.env.example', 'docs/language-models.md'].flatMap((file) =>
    providers.map((provider) => [file, provider] as const),
  ),
])('%s says %s', (file, words) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(words);
});

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { version } = readJson('package.json');

test('the newest section of the changelog is the version of package.json, with its day', () => {
  const [newest = ''] = /^## .*$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toMatch(/ - \d{4}-\d\d-\d\d$/);
  expect(newest).toContain(`[${version}]`);
});

const packageFiles = listFiles().filter((file) => file.endsWith('/package.json'));

test.each(packageFiles)('%s has the version of the product, and asks for it', (file) => {
  const { version: own, dependencies = {}, devDependencies = {} } = readJson(file);
  const asked = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@fitted/'));
  expect([own, ...asked.map(([, wanted]) => wanted)]).toEqual(Array(asked.length + 1).fill(version));
});

const folders = languages.map((language) => (language === defaultLanguage ? '' : `${language}/`));

test.each(folders.flatMap((folder) => templateIds.map((id) => folder + id)))(
  'the gallery has a picture of %s',
  (picture) => {
    expect(existsSync(join(root, `apps/web/public/templates/${picture}.webp`))).toBe(true);
  },
);
