import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOnDisk, listFiles } from './list-files.ts';

const root = join(import.meta.dirname, '..');
const files = listFiles();

const isFile = /^[\w@.*<>{},/-]+\.(?:tsx?|mjs|cjs|json|md|css|html)$/;
const isFolder = /^(?:packages|apps|scripts|docs|e2e|bench|faults|load|deploy)\//;

/** `<language>/results.ts`, `made-*.ts` and `{operations,answers}-model.json` stand for several files. */
function patternOf(place: string): RegExp {
  const text = place
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  // A file may be named by the end of its path, next to one that is named in full; a folder stands for what is in it.
  return new RegExp(isFile.test(place) ? `(?:^|/)${text}$` : `^${text.replace(/\/$/, '')}(?:/|$|\\.)`);
}

test('a folder without its history lists the same files', () => {
  const walked = new Set(filesOnDisk());
  expect(files.filter((file) => !walked.has(file))).toEqual([]);
});

/** One file for each part of a collection, so that nothing is to be found among them but the part one knows by name. */
const collections = [
  /^packages\/assistant\/learn\/(?:acts|claims|examples|topics|shown\/pairs)$/, // texts to learn from, by author and language
  /^packages\/assistant\/eval\/pairs$/, // a resume and a posting each
  /^docs\/decisions$/, // a decision each, by its number
  /^apps\/web\/src\/i18n\/[a-z]{2}$/, // the words of a feature each, in a language
];

test('no folder has more than thirty files, so that each can be taken in at a glance', () => {
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const large = [...counts].filter(([, count]) => count > 30).map(([folder]) => folder);
  expect(large.filter((folder) => !collections.some((one) => one.test(folder)))).toEqual([]);
  expect(collections.filter((one) => !large.some((folder) => one.test(folder)))).toEqual([]);
});

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/operations.md', 'docs/security.md'])(
  'every place that %s names is there',
  (name) => {
    const named = [...readFileSync(join(root, name), 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
    const places = named.filter((path) => isFolder.test(path) || isFile.test(path));
    const isThere = (place: string) => {
      const pattern = patternOf(place);
      return files.some((file) => pattern.test(file));
    };
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  },
);

test('every name in the code that the architecture tells of is there', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const names = new Set([...text.matchAll(/`([A-Za-z_]\w{3,})`/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(50);
  const code = files.filter((file) => /\.(?:tsx?|mjs|json|css)$/.test(file) && file !== 'scripts/map.test.ts');
  for (const file of code) {
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(/\w{4,}/g)) names.delete(word);
    if (names.size === 0) break;
  }
  expect([...names]).toEqual([]);
});

test('the recipes name files from the root', () => {
  const recipes = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('### Recipes')[1] ?? '';
  const places = [...recipes.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`\s]+)`/g)].map(([, place = '']) => place).filter((place) => isFile.test(place)),
  );
  expect(places.length).toBeGreaterThan(50);
  expect(places.filter((place) => !isFolder.test(place) && !files.includes(place))).toEqual([]);
});

/** Files whose lines may be longer, and why. */
const longLines: readonly (readonly [RegExp, string])[] = [
  [/\/fixtures\//, 'pages of other sites, as they were sent'],
  [/\/db\/schema\/\w+\.ts$/, 'the expression of a generated column is compared with the migration letter by letter'],
];

test('no line of a source is longer than a screen is wide', () => {
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const long = sources
    .filter((file) => !longLines.some(([pattern]) => pattern.test(file)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.length > 160 ? [`${file}:${index + 1}`] : [])),
    );
  expect(long).toEqual([]);
});
