import { languages } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { guardTables, packs } from './packs.ts';

/** Every list of words in a table, by its path. */
function listsOf(table: unknown, path: string): { readonly path: string; readonly words: readonly string[] }[] {
  if (Array.isArray(table) && table.every((one) => typeof one === 'string')) return [{ path, words: table }];
  if (typeof table === 'function') return listsOf(table(), path);
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([name, part]) => listsOf(part, `${path}.${name}`));
}

describe.each(languages)('%s', (language) => {
  test('no list has a word twice', () => {
    const twice = listsOf({ ...guardTables[language], ...packs[language].senses }, 'guard').flatMap(({ path, words }) =>
      words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${path}: ${word}`),
    );
    expect(twice).toEqual([]);
  });
});
