import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = existsSync(join(root, '.git')) ? filesOfGit() : filesBelow(root);

function filesOfGit(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed.toString().split('\n').filter(Boolean);
}

/** An unpacked archive has no history to ask. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path);
    return relative(root, path).replaceAll('\\', '/');
  });
}

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
  const walked = new Set(filesBelow(root));
  expect(files.filter((file) => !walked.has(file) && existsSync(join(root, file)))).toEqual([]);
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

/** Files whose lines may be longer, and why. */
const longLines: readonly (readonly [RegExp, string])[] = [
  [/\/fixtures\//, 'pages of other sites, as they were sent'],
  [/\/db\/schema\/\w+\.ts$/, 'the expression of a generated column is compared with the migration letter by letter'],
];

test('no line of a source is longer than a screen is wide', () => {
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
  const long = sources
    .filter((file) => !longLines.some(([pattern]) => pattern.test(file)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.length > 160 ? [`${file}:${index + 1}`] : [])),
    );
  expect(long).toEqual([]);
});
