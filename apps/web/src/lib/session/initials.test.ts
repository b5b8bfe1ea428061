import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['maya', 'MA'],
  ['x', 'X'],
  ['östen', 'ÖS'],
  ['𠮷野家', '𠮷野'],
])('the initials of %s are %s', (username, initials) => {
  expect(initialsOf(username)).toBe(initials);
});
