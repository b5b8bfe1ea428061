import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';
import { isSlip } from './is-misspelt.ts';

test.each([
  ['remove', 'remvoe', true],
  ['delete', 'delet', true],
  ['replace', 'repllace', true],
  ['remove', 'remote', false],
  ['remove', 'removed', false],
  ['change', 'charge', false],
  ['move', 'movie', false],
  ['remove', 'remove', false],
])('of “%s” “%s” is a slip: %s', (word, typed, expected) => {
  expect(isSlip(word, typed)).toBe(expected);
});

describe('a slip in the verb is forgiven, another word is not taken for it', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'delet hobbies', 'Hobbies / Rowing → '],
    ['en', 'chnage Rowing to Sailing', 'Rowing → Sailing'],
    ['de', 'entfenre Hobbys', 'Hobbys / Rudern → '],
    ['fr', 'suprime Langues', 'Langues / Français, anglais → '],
    ['es', 'elimna Idiomas', 'Idiomas / Español, inglés → '],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});
