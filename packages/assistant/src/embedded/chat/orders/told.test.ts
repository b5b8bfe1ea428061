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

test('a line below the order is the wording, and a bullet in front of it is none of it', async () => {
  const { text } = await talk('en', ['Add under Skills:\n- Fire warden'], porter);
  expect(text).toMatch(/Opera, first aid, Fire warden/u);
});

test('a unit written at its figure stays with it', async () => {
  const { text } = await talk(
    'en',
    ['the takings were £3.2m not £2.9m'],
    porter.replace('after service', 'after service, takings of £2.9m'),
  );
  expect(text).toContain('takings of £3.2m');
});

test('what is to be worded anew is not removed with the thing named before it', async () => {
  const packer = 'Uwe Lind\n\nProfil\nIch packe gern an und bin pünktlich.\n\nKenntnisse\nStapler\n\nHobbys\nAngeln\n';
  const { text } = await talk('de', ['lösche die hobbys und formuliere das profil um'], packer);
  expect(text).not.toContain('Angeln');
  expect(text).toContain('packe gern an');
});

test('a no to what was shown does not swallow the undo beside it', async () => {
  const { text } = await talk(
    'en',
    ['remove first aid', 'shorten the kitchen job', 'no. undo the last change'],
    porter,
  );
  expect(text).toContain('first aid');
});
