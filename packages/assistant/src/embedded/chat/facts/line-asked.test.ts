import { expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const cook = `Aoife Brennan
aoife@example.com

EXPERIENCE
Chef, The Blue Gate, Galway, 2021 - present
- Did the menu
- GST work
- Prep for 60 covers

SKILLS
HACCP
`;

const stronger = async (line: string, answer: string) =>
  (await talk('en', [`make the line "${line}" stronger`, answer, 'yes'], cook)).text;

test('an answer that is a deed of its own takes the place of the line that we asked about', async () => {
  const text = await stronger('Did the menu', 'i wrote lunch specials 5 days a week and a menu of 8 dishes');
  expect(text).toContain('• Wrote lunch specials 5 days a week and a menu of 8 dishes');
  expect(text).not.toContain('Did the menu');
});

test('it is shown before it is written, and the apostrophe may be missing', async () => {
  const asked = await talk('en', ['make the line "Did the menu" stronger', 'ive been menu planner since 2021'], cook);
  expect(asked.text).toContain('Did the menu');
  expect(await stronger('Did the menu', 'ive been menu planner since 2021')).toContain('• Menu planner since 2021');
});

test('what the line counted stays', async () => {
  const text = await stronger('Prep for 60 covers', 'I train 2 commis chefs on the section');
  expect(text).toContain('Prep for 60 covers; train 2 commis chefs on the section');
});

test('an answer that is a fragment completes the line, and a name keeps its letters', async () => {
  const text = await stronger('GST work', 'GSTR-1 and GSTR-3B filing every month for 4 entities');
  expect(text).toContain('GST work, GSTR-1 and GSTR-3B filing every month for 4 entities');
});

test('an answer that is about another line takes the place of that one', async () => {
  const text = await stronger('Prep for 60 covers', 'I do the menu for 3 seasons with the owner');
  expect(text).toContain('Prep for 60 covers');
  expect(text).not.toContain('Did the menu');
});
