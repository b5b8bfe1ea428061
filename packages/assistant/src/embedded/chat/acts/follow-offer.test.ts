import { expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';
import { isClean } from './word-fact.ts';

const resume = `Noel Tierney
Cork
D.O.B. 11/03/1968

EXPERIENCE
Delivery Driver, Hallissey Fuels
March 2011 - present
- Deliver kerosene to houses and farms
Machine Operative, Sunbeam Textiles
1986 - 1998
- Worked the knitting machines

INTERESTS
Hurling, greyhounds, walking`;

test('what the last reply offered to take out goes by a message that names nothing', async () => {
  const { text } = await talk('en', ['Should the date of birth be on it?', 'right so, take it off'], resume);
  expect(text).not.toContain('1968');
  expect(text).toContain('Hurling, greyhounds, walking');
});

test('a yes in other words than yes does what was asked about', async () => {
  const { text } = await talk(
    'en',
    [
      'well the thing is my daughter says the greyhounds look bad on it, could you take out greyhounds',
      'ah go on so, do it',
    ],
    resume,
  );
  expect(text).toContain('Hurling, walking');
});

test('a question about a thing of the resume is answered with that thing', async () => {
  const { outcome, text } = await talk('en', ['do I need Sunbeam Textiles at all at this stage?'], resume);
  expect(text).toBe(resume);
  expect(outcome).toContain('Sunbeam Textiles');
  expect(outcome).toContain('You decide.');
});

test('an undo says what is as it was', async () => {
  const { outcome, text } = await talk('en', ['remove greyhounds', 'undo'], resume);
  expect(outcome).toBe('undone');
  expect(text).toContain('greyhounds');
});

test.each([
  ['22 drops a day in the winter by the way', false],
  ['Was 2018 and 2019 and 2021', false],
  ['Pack das in 2 Punkte', false],
  ['Trained 8 new drivers', true],
  ['Dienstplan für 5 Leute', true],
])('%s: a clean line is %s', (line, clean) => {
  expect(isClean(line)).toBe(clean);
});
