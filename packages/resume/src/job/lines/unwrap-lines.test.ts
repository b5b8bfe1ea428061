import { expect, test } from 'vitest';
import { unwrapLines } from './unwrap-lines.ts';

test.each([
  ['a sentence continues', 'You will write care plans and carry out\nvenepuncture and cannulation.', 0],
  ['a full line', 'We need someone who has worked with Manhattan or\nBlue Yonder in a busy warehouse near Leeds.', 0],
  ['a comma', 'Titulaire d’un CAP, vous avez trois ans d’expérience,\nsi possible dans un restaurant étoilé.', 0],
  ['items without bullets', 'Essential:\nNVQ Level 3\nXero, Sage or QuickBooks', 2],
  ['tasks without bullets', 'Answer up to 40 letters a day and sort the rest\nFile invoices by supplier\nOrder ink', 2],
  ['items with bullets', '- Lead a team of\n- Plan rotas', 1],
  ['a heading', 'You will run the kitchen and order the food for\nRequirements', 1],
  ['a paragraph', 'We are a bakery.\n\nYou will bake.', 2],
])('%s', (_, text, left) => {
  const unwrapped = unwrapLines(text);
  expect(unwrapped).toHaveLength(text.length);
  expect(unwrapped.split('\n')).toHaveLength(left + 1);
});
