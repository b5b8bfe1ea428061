import { expect, test } from 'vitest';
import { differences, nameIn } from './differences.ts';

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

test.each([
  [{ username: 'maya', email: 'x' }, 'maya'],
  [{ title: 'City Careers Fair' }, 'City Careers Fair'],
  [{ name: 'Spring courses', title: null }, 'Spring courses'],
  [{ eventScrapingEnabled: true }, undefined],
  [null, undefined],
])('the name in %o is %s', (record, name) => {
  expect(nameIn(record)).toBe(name);
});
