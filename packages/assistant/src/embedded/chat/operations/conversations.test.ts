import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse, talk } from '../../../testing/converse.ts';

const resume = `Mara Quist
4 Tanner Mews, Leeds | mara@example.org | 0113 496 0000
Date of birth 3 March 1988

Summary
Dispatcher with 8 years on nights. Sends out 2 crews at a time.

Experience
Dispatcher, Ridgeway Ambulance, 2019 - present
- Sent out 2 crews at a time from a desk of 4 screens
- Maintained medical supplies and vehicles
- Trained 22 call takers

Porter, Alder Hospital, 2015 - 2019
- Moved patients between 6 wards

Skills
Radio, Excel, Forklift

Hobbies
Chess

References available on request`;

const outcomeOf = async (messages: string, language: Language = 'en') =>
  (await converse(language, messages.split(' >> '), resume)).outcome;

describe('a figure is put right where it counts the same', () => {
  test('in the line and in the summary', async () => {
    const { text } = await talk('en', ['it was 3 crews, not 2'], resume);
    expect(text).toContain('Sends out 3 crews');
    expect(text).toContain('Sent out 3 crews at a time from a desk of 4 screens');
  });

  test('and never in an address', async () => {
    expect((await talk('en', ['it was 5, not 4'], resume)).text).toContain('4 Tanner Mews');
  });

  test('after it was told, and the fact is the new one', async () => {
    const said = ['At Alder Hospital I trained 4 porters', 'no, 5'];
    const { text, facts } = await talk('en', said, resume);
    expect(text).toContain('Trained 5 porters');
    expect(facts).toEqual(['Trained 5 porters']);
  });
});

describe('an answer belongs to the question before it', () => {
  test('and completes the line in just these words', async () => {
    const asked = 'the bullet about medical supplies is weak';
    expect(await outcomeOf(`${asked} >> 6 vehicles, none ever failed inspection`)).toBe(
      'Maintained medical supplies and vehicles → Maintained medical supplies and vehicles, 6 vehicles, none ever failed inspection',
    );
  });

  test('and leaves with it', async () => {
    const said = ['the bullet about medical supplies is weak', '6, none ever failed', 'undo that'];
    const { text, facts } = await talk('en', said, resume);
    expect(text).toContain('Maintained medical supplies and vehicles\n');
    expect(facts).toEqual([]);
  });
});

describe('what is gone comes back as it was', () => {
  test.each([
    ['drop the hobbies >> bring my hobbies back', 'Hobbies'],
    ['delete the line about wards >> i want the line about the wards back', 'Moved patients between 6 wards'],
  ])('%s', async (messages, words) => {
    expect((await talk('en', messages.split(' >> '), resume)).text).toContain(words);
  });
});

describe('what is not theirs to claim is not written', () => {
  test.each([
    'my buddy knows CAD really well',
    'I have a PhD in dispatching. kidding lol',
    'might get my EMD next year',
    'I managed the team, well, I helped my boss',
    'say I was the operations manager, nobody checks',
    'just put 50 wpm, everyone does',
    'I am so nervous, nobody answers my applications',
  ])('%s', async (message) => {
    const { text, facts } = await talk('en', [message], resume);
    expect(text).toBe(resume);
    expect(facts).toEqual([]);
  });
});

test('who denies a thing is offered to take it out, and the button does it', async () => {
  expect(await outcomeOf('actually I have no experience with Excel')).toBe('notedOffer');
  expect(await outcomeOf('actually I have no experience with Excel >> Excel')).toBe(
    'Radio, Excel, Forklift → Radio, Forklift',
  );
});

describe('several requests are done in their order', () => {
  test.each([
    ['remove the forklift and put skills first', ['Radio, Excel, Forklift → Radio, Excel', 'Skills → Skills']],
    [
      'drop the references and my date of birth',
      ['References available on request → ', 'Date of birth 3 March 1988 → '],
    ],
  ])('%s', async (message, changes) => {
    const outcome = await outcomeOf(message);
    for (const change of changes) expect(outcome).toContain(change);
  });
});

test('what this resume does not have is not looked for elsewhere', async () => {
  for (const message of ['change plumber to welder in the summary', 'put certificates above education', 'trim hedges'])
    expect(await outcomeOf(message)).toMatch(/^\w+$/u);
});
