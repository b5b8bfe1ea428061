import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, scriptOf } from '../packages/contract/src/languages.ts';
import { findWordsOutsideRooms } from './words-outside-rooms.ts';

const root = join(import.meta.dirname, '..');
const folders = ['contract', 'resume', 'documents', 'assistant']
  .map((name) => `packages/${name}/src`)
  .concat('apps/server/src', 'apps/web/src');

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(root, folder, file), 'utf8') })),
);

// Not every `=== 'no'` means Norwegian, nor `=== 'tr'` Turkish: what is compared has to be called a language.
const comparison = new RegExp(`(?:lang|locale|code)\\w*[)\\]]* [=!]== '(?:${languages.join('|')})'`, 'iu');
const keys = languages.map((language) => new RegExp(`(?<![\\w.?])${language}: [^;]`, 'u'));

test('code outside the rooms asks for a trait, never which language it is', () => {
  expect(sources.filter(({ text }) => comparison.test(text)).map(({ file }) => file)).toEqual([]);
});

test('outside the rooms, only one table has a line for each language', () => {
  const tables = sources.filter(({ text }) => keys.every((key) => key.test(text))).map(({ file }) => file);
  expect(tables.filter((file) => !/\/(?:testing|fixtures|cases)\//u.test(file)).sort()).toEqual([
    'packages/contract/src/language-list.ts',
  ]);
});

test('what runs in the browser does not load what the assistant and the mails say', () => {
  const inBrowser = sources.filter(({ file }) => /^(?:packages\/resume|apps\/web)\//u.test(file));
  const loading = inBrowser.filter(({ text }) =>
    /\b(?:assistantWords|assistantTable|chatTable|mailWords)\b/u.test(text),
  );
  expect(loading.map(({ file }) => file)).toEqual([]);
});

/**
 * How many files of a place have words of several languages, and how many lines with a pattern of them. Words belong in the rooms, so
 * a number may only fall: lower it here when it does.
 */
const outsideRooms: Readonly<Record<string, readonly [files: number, patterns: number]>> = {
  'apps/server/src': [3, 2],
  'apps/web/src': [1, 0],
  'packages/contract/src': [1, 0],
  'packages/assistant/src': [34, 13],
  'packages/documents/src': [3, 2],
  'packages/resume/src': [50, 5],
};

const outside = findWordsOutsideRooms();

test.each(Object.entries(outsideRooms))('%s gains no words of several languages', (place, [files, patterns]) => {
  const lines = outside.filter(({ file }) => file.startsWith(place));
  const withPattern = lines.filter(({ isPattern }) => isPattern);
  const tell = (some: typeof lines): string =>
    `Words of a language go to packages/language/src/<language>. Here are:\n${some
      .map(({ file, number, text }) => `${file}:${number} ${text.slice(0, 80)}`)
      .join('\n')}`;
  expect(new Set(lines.map(({ file }) => file)).size, tell(lines)).toBeLessThanOrEqual(files);
  expect(withPattern.length, tell(withPattern)).toBeLessThanOrEqual(patterns);
});

/** Where a language has a line that no compiler asks for, because the file is not TypeScript or its order matters. */
const everyLanguage: readonly (readonly [file: string, line: (language: string) => string])[] = [
  ['apps/web/index.html', (language) => `<p lang="${language}">`],
  ['apps/web/src/i18n/GLOSSARY.md', (language) => `\n| ${language}  |`],
];

/** Text that models learn from, in files named by language: `de-2.txt`, `u-de.txt`. */
const learnt = ['claims', 'asking', 'examples', 'topics']
  .map((name) => `packages/assistant/learn/${name}`)
  .concat('packages/resume/learn/heads');

const linesIn = (folder: string, language: string): number =>
  readdirSync(join(root, folder))
    .filter((file) => new RegExp(`(?:^|-)${language}[-.]`, 'u').test(file))
    .reduce((sum, file) => sum + readFileSync(join(root, folder, file), 'utf8').split('\n').length, 0);

test.each(languages)('%s has two letters, and text to learn from', (language) => {
  expect(language).toMatch(/^[a-z]{2}$/u);
  const little = learnt.filter((folder) => linesIn(folder, language) < linesIn(folder, 'en') / 10);
  expect(little, 'less than a tenth of the English').toEqual([]);
  const pairs = readdirSync(join(root, 'packages/assistant/eval/pairs')).filter((file) => file.endsWith('.json'));
  const texts = pairs.map((file) => readFileSync(join(root, 'packages/assistant/eval/pairs', file), 'utf8'));
  expect(texts.some((text) => text.includes(`"language": "${language}"`))).toBe(true);
  // Patterns of plain messages are filled from the resumes of marked ones: without these they yield nothing.
  const marked = readdirSync(join(root, 'packages/assistant/learn/acts'), { recursive: true, encoding: 'utf8' });
  expect(marked.filter((file) => new RegExp(`/${language}-\\d+\\.txt$`, 'u').test(file)).length).toBeGreaterThanOrEqual(
    5,
  );
  const frames = readFileSync(join(root, 'packages/assistant/learn/topics/frames.txt'), 'utf8');
  expect(frames).toContain(`# ${language}\n`);
});

/** Letters other than Latin ones need faces of their own, and stand neither slanted nor as tight. */
const otherLetters: readonly (readonly [file: string, line: (language: string) => string])[] = [
  ['apps/web/src/app/tokens.css', (language) => `:root:lang(${language})`],
  ['apps/web/src/app/styles.css', (language) => `:lang(${language}) :is(h1, h2, h3)`],
  ['apps/web/src/app/styles.css', (language) => `&:lang(${language})`],
  ['apps/web/src/features/applications/decode-table.ts', (language) => `${language}: '`],
  ['packages/documents/src/write/docx/docx-styles.ts', (language) => `${language}: '`],
  ['packages/documents/src/write/pdf/base-typst.ts', (language) => `"${language}"`],
];

const lacking = (places: typeof everyLanguage, wanted: readonly string[]): string[] =>
  places.flatMap(([file, line]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return wanted.filter((language) => !text.includes(line(language))).map((language) => `${file}: ${line(language)}`);
  });

test('every language stands in the files that no compiler reads', () => {
  expect(lacking(everyLanguage, languages)).toEqual([]);
  const pictures = languages.map((language) => `apps/web/public/share/${language}.jpg`);
  expect(pictures.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a language with letters of its own has faces and encodings for them', () => {
  const own = languages.filter((language) => scriptOf(language) !== 'latin');
  expect(lacking(otherLetters, own)).toEqual([]);
});
