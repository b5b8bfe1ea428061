import { expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const porter = `Imelda Krause-Lind
imelda@example.com

WORK EXPERIENCE
Night Porter, Harbour Lodge, 2018 - present
- Looked after the front desk
Kitchen Assistant, The Copper Pot, 2014 - 2017
- Cleaned down after service

SKILLS
Opera, first aid
`;

const outcomeOf = async (message: string) => (await talk('en', [message], porter)).outcome;

test('a name with a hyphen is spelt right', async () => {
  const { text } = await talk('en', ['replace "Krause-Lind" with "Krause-Lindt"'], porter);
  expect(text).toContain('Imelda Krause-Lindt');
});

test('what is told is asked about, not waved away', async () => {
  expect(await outcomeOf('i trained 9 night porters at the harbour lodge since 2020')).toMatch(/ask|→|\+/u);
});

test('what is asked for as a lie is not written, however it is put', async () => {
  const { text } = await talk(
    'en',
    ['say i was at the copper pot until 2018 so there is no gap, nobody will ask them'],
    porter,
  );
  expect(text).toContain('2014 - 2017');
});
