// @vitest-environment node
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test.each([
  ['nothing', null, undefined, []],
  ['equal records', { a: 1, b: ['x'] }, { b: ['x'], a: 1 }, []],
  ['a changed field', { a: 1, b: 'x' }, { a: 2, b: 'x' }, [{ field: 'a', before: '1', after: '2' }]],
  ['something new', null, { name: 'Ad' }, [{ field: 'name', before: undefined, after: 'Ad' }]],
  ['something gone', { name: 'Ad' }, null, [{ field: 'name', before: 'Ad', after: undefined }]],
  ['a bare value', 'x', 'y', [{ field: 'value', before: 'x', after: 'y' }]],
  ['blank and null', { note: '' }, { note: null }, []],
])('%s', (_, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});
