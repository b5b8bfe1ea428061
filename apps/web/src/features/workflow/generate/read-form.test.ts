import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const form = { name: 'Robin', currentPosition: 'Waiter', years: '0', skills: 'Spanish', targetJobTitle: 'Supervisor' };

test('skills are parted by the commas of any script', () => {
  expect(readForm({ ...form, skills: 'Spanish, Cash handling，接客、SQL,, ' }).details).toMatchObject({
    years: 0,
    skills: ['Spanish', 'Cash handling', '接客', 'SQL'],
  });
});

test.each([
  ['name', ' '],
  ['currentPosition', ''],
  ['years', ''],
  ['years', '-1'],
  ['years', 'many'],
  ['skills', ' , '],
  ['targetJobTitle', ''],
] as const)('without %s ("%s") there is nothing to generate from', (name, value) => {
  expect(readForm({ ...form, [name]: value })).toEqual({ details: null, missing: [name] });
});
