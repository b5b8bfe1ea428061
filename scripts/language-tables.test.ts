import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { sortTables, tableFiles } from './language-tables.ts';

test('tables whose order has no meaning are sorted and have nothing twice: npx tsx scripts/language-tables.ts', () => {
  const unsorted = tableFiles().filter(({ text }) => sortTables(text) !== text);
  expect(unsorted.map(({ file }) => relative('.', file))).toEqual([]);
});

test('a group stands on a line of its own, and longer ones go on below it', () => {
  const long = Array.from({ length: 20 }, (_, index) => `word${index + 10}`).join(' ');
  const text = `const some = groups(\`\n  ${long}\n  b a a | a c\n\`);\n`;
  const sorted = sortTables(text);
  expect(sorted.split('\n').map((line) => line.split(' ').filter(Boolean).slice(0, 2).join(' '))).toEqual([
    'const some',
    'a c',
    'b a',
    'word10 word11',
    'word26 word27',
    '`);',
    '',
  ]);
  expect(sortTables(sorted)).toBe(sorted);
});
