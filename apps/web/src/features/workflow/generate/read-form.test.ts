import { GenerateForm } from '@fitted/contract/assistant/assistant';
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
  ['skills', ' , '],
  ['targetJobTitle', ''],
] as const)('without %s ("%s") there is nothing to generate from', (name, value) => {
  expect(readForm({ ...form, [name]: value })).toEqual({ details: null, problems: { [name]: 'missing' } });
});

test.each(['-1', '1e400', 'many'])('%s is not a number of years', (years) => {
  expect(readForm({ ...form, years })).toEqual({ details: null, problems: { years: 'years' } });
});

const named = (count: number, length = 1) => Array.from({ length: count }, () => 'x'.repeat(length)).join(',');

test.each([named(100), named(1, 200)])('the form takes as many and as long skills as the server', (skills) => {
  expect(GenerateForm.safeParse(readForm({ ...form, skills }).details).success).toBe(true);
});

test.each([named(101), named(1, 201)])('skills that the server would refuse are told at once', (skills) => {
  expect(GenerateForm.safeParse({ ...form, skills: skills.split(',') }).success).toBe(false);
  expect(readForm({ ...form, skills })).toEqual({ details: null, problems: { skills: 'skills' } });
});

test.each(['0', '2.5', '90', '100'])('%s years are taken as they are', (years) => {
  expect(readForm({ ...form, years }).details?.years).toBe(Number(years));
});
