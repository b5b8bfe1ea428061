import { describe, expect, test } from 'vitest';
import { PhraseTable } from '../text/phrase-table.ts';
import { ladder } from './ladder.ts';
import { rewordings } from './rewordings.ts';
import { guardWords } from './tables.ts';

const languages = Object.keys(rewordings) as (keyof typeof rewordings)[];

describe.each(languages)('%s', (language) => {
  const groups = rewordings[language];

  test('each group stands once, in order', () => {
    const lines = groups.map((group) => group.join(' '));
    const order = (one: string, other: string) => (one < other ? -1 : 1);
    expect(lines).toEqual([...new Set(lines)].sort(order));
  });

  test.each([
    ['help', new PhraseTable([guardWords[language].supporting])],
    ['charge', new PhraseTable([ladder[language].leading])],
  ])('no group puts a word of %s beside one that is none', (_, table) => {
    const isOf = (word: string) => table.occurs(word.replaceAll('*', ''));
    const mixed = groups.filter((group) => group.some(isOf) && !group.every(isOf));
    expect(mixed).toEqual([]);
  });
});
