import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { resolveChange } from './resolve-change.ts';

const porter = `Imelda Krause
Leith | 0131 496 0123 | imelda.krause@example.com

WORK EXPERIENCE
Night Porter, Harbour Lodge, Leith   March 2018 - present
- Look after 42 rooms and 3 meeting rooms
- Trained 6 new starters
Kitchen Assistant, The Copper Pot   2014 - 2017
- Cleaned down after 120 covers

EDUCATION
Level 2 Food Hygiene (booked)
Italian A2

REFERENCES
Mr Boyd, Harbour Lodge, 0131 496 0199
`;

const german = `Jule Petersen
Kiel · 0431 555 0136

Berufserfahrung
04/2015 – 12/2021  Disponentin, Nordfracht GmbH, Kiel
• Planung von 18 Touren am Tag
2010 – 2015  Bürokraft, Autohaus Timm

Sprachen
Dänisch (Grundkenntnisse), Englisch B1
`;

interface Case {
  readonly olds?: readonly string[];
  readonly news: readonly string[];
  readonly places?: readonly string[];
  readonly sentence: string;
}

const resolve = (text: string, { olds = [], ...said }: Case) => {
  const found = resolveChange(parseResume(text), { olds, ...said });
  return found && [found.edit.after, found.isPlain];
};

describe('every passage that could be meant is weighed', () => {
  test.each<[string, Case, string]>([
    [
      'an amount that is called wrong',
      { olds: ['42'], news: ['48'], sentence: 'its 48 rooms not 42' },
      'Look after 48 rooms and 3 meeting rooms',
    ],
    [
      'an amount by what it counts',
      { olds: ['starters'], news: ['9'], sentence: 'the new starters were 9' },
      'Trained 9 new starters',
    ],
    [
      'the beginning of a named job',
      { news: ['May 2018'], places: ['harbour lodge'], sentence: 'harbour lodge i started May 2018' },
      'Night Porter, Harbour Lodge, Leith May 2018 - present',
    ],
    [
      'the end of a named job',
      { news: ['2016'], places: ['copper pot'], sentence: 'i was at the copper pot until 2016' },
      'Kitchen Assistant, The Copper Pot 2014 - 2016',
    ],
    [
      'a year of two digits',
      { olds: ['17'], news: ['16'], places: ['copper pot'], sentence: 'copper pot ended 16 not 17' },
      'Kitchen Assistant, The Copper Pot 2014 - 2016',
    ],
    [
      'a range for a range',
      { news: ['2013 to 2016'], places: ['copper pot'], sentence: 'the copper pot was 2013 to 2016' },
      'Kitchen Assistant, The Copper Pot 2013 - 2016',
    ],
    [
      'a remark in brackets',
      { olds: ['food hygiene'], news: ['passed'], sentence: 'food hygiene: passed now' },
      'Level 2 Food Hygiene (passed)',
    ],
    [
      'a level behind its language',
      { olds: ['Italian'], news: ['B1'], sentence: 'Italian is B1 by now' },
      'Italian B1',
    ],
    [
      'a part of a name',
      { olds: ['night porter'], news: ['Night Manager'], sentence: 'not night porter, Night Manager' },
      'Night Manager, Harbour Lodge, Leith March 2018 - present',
    ],
    [
      'a misspelt part',
      { olds: ['kichen assistent'], news: ['Commis Chef'], sentence: 'kichen assistent should be Commis Chef' },
      'Commis Chef, The Copper Pot 2014 - 2017',
    ],
    [
      'the telephone number that is most like it',
      { news: ['0131 496 0128'], sentence: 'new number, 0131 496 0128' },
      'Leith | 0131 496 0128 | imelda.krause@example.com',
    ],
    [
      'the last digits of a number',
      { olds: ['199'], news: ['195'], sentence: 'boyd ends 195 not 199' },
      'Mr Boyd, Harbour Lodge, 0131 496 0195',
    ],
    [
      'a mail address',
      { news: ['imelda@example.org'], sentence: 'my mail is imelda@example.org' },
      'Leith | 0131 496 0123 | imelda@example.org',
    ],
  ])('%s', (_what, said, after) => {
    expect(resolve(porter, said)?.[0]).toBe(after);
  });

  test.each<[string, Case, string]>([
    [
      'a month alone keeps its year',
      { olds: ['April'], news: ['Mai'], places: ['Nordfracht'], sentence: 'bei Nordfracht Mai statt April' },
      '05/2015 – 12/2021 Disponentin, Nordfracht GmbH, Kiel',
    ],
    [
      'a figure in its own line',
      { olds: ['Touren'], news: ['22'], sentence: 'Touren waren es 22' },
      'Planung von 22 Touren am Tag',
    ],
    [
      'a remark in a list',
      { olds: ['Dänisch'], news: ['B1'], sentence: 'Dänisch ist inzwischen B1' },
      'Dänisch (B1), Englisch B1',
    ],
  ])('%s', (_what, said, after) => {
    expect(resolve(german, said)?.[0]).toBe(after);
  });
});

test('what is said word for word is plain, what is only guessed is not', () => {
  expect(resolve(porter, { olds: ['6'], news: ['7'], sentence: '7 starters, not 6' })?.[1]).toBe(true);
  expect(resolve(porter, { olds: ['starters'], news: ['7'], sentence: 'starters: 7' })?.[1]).toBe(false);
});

test('between two places that fit as well, none is chosen', () => {
  expect(resolve(porter, { olds: ['0131'], news: ['0141'], sentence: '0131 is 0141' })).toBeUndefined();
});

test('a job does not end before it began', () => {
  expect(
    resolve(porter, { news: ['2012'], places: ['copper pot'], sentence: 'left the copper pot in 2012' }),
  ).toBeUndefined();
});

test('a date never takes the place of a name', () => {
  expect(
    resolve(porter, { olds: ['The Copper Pot'], news: ['2015'], sentence: 'The Copper Pot, 2015' })?.[0] ?? '',
  ).not.toContain('Assistant, 2015');
});
