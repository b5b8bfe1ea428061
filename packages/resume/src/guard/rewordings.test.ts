import { languages } from '@fitted/contract/languages';
import { guardTables } from '@fitted/language/packs';
import { describe, expect, test } from 'vitest';
import { PhraseTable } from './text/phrase-table.ts';

describe.each(languages)('%s', (language) => {
  const { rewordings: groups, words, ladder } = guardTables[language];

  test('groups are unique and sorted', () => {
    const lines = groups.map((group) => group.join(' '));
    const order = (one: string, other: string) => (one < other ? -1 : 1);
    expect(lines).toEqual([...new Set(lines)].sort(order));
  });

  test.each([
    ['help', new PhraseTable([words.supporting])],
    ['charge', new PhraseTable([ladder.leading])],
  ])('no group mixes words of %s with other words', (_, table) => {
    const isOf = (word: string) => table.occurs(word.replaceAll('*', ''));
    const mixed = groups.filter((group) => group.some(isOf) && !group.every(isOf));
    expect(mixed).toEqual([]);
  });
});
