import { expect, test } from 'vitest';
import { PhraseTable } from './phrase-table.ts';

const found = (groups: readonly (readonly string[])[], text: string) =>
  new PhraseTable(groups).find(text).map(({ text: words, group }) => [words, group]);

test('finds phrases by their words, prefixes with any ending, and CJK text anywhere', () => {
  const groups = [['in charge of'], ['help*'], ['担当']];
  expect(found(groups, 'helped those in charge of 売場担当')).toEqual([
    ['helped', 1],
    ['in charge of', 0],
    ['担当', 2],
  ]);
});

test('finds letters that fold into two without shifting offsets', () => {
  const groups = [['schließ*'], ['main d’œuvre']];
  expect(found(groups, 'verträge schließen')).toEqual([['schließen', 0]]);
  expect(found(groups, "planning de la main d'œuvre")).toEqual([["main d'œuvre", 1]]);
  expect(found(groups, 'schliessen')).toEqual([['schliessen', 0]]);
});
