import { expect, test } from 'vitest';
import { openingOf } from './opening-of.ts';

test.each([
  ['tool', 'Opera', 'Work with Opera'],
  ['duty', 'plan the weekly rota', 'plan the weekly rota'],
] as const)('a yes about a %s (“%s”) states “%s”', (kind, text, opening) => {
  expect(openingOf({ kind, text }, 'en')).toBe(opening);
});

test.each([
  ['duty', 'plan the rota for a team of 12', 'their figure'],
  ['duty', 'deliver excellent service', 'their praise'],
  ['duty', 'discharge planning', 'no verb'],
  ['credential', 'First aid certificate', 'a thing to hold'],
  ['duty', 'write RAMS, give toolbox talks', 'several things'],
] as const)('a yes about a %s (“%s”) states nothing: %s', (kind, text, _why) => {
  expect(openingOf({ kind, text }, 'en')).toBeUndefined();
});

test('a choice does not say which', () => {
  expect(openingOf({ kind: 'tool', text: 'Opera or Mews', isChoice: true }, 'en')).toBeUndefined();
});
