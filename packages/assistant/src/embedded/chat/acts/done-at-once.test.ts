import { describe, expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const resume = `Noel Tierney
Cork
noel.tierney@example.org

EXPERIENCE
Delivery Driver, Hallissey Fuels
March 2011 - present
- Deliver kerosene to houses and farms
- Mortuary transfers
- Trained 4 drivers on the new tankers
Roofer, bits and pieces for neighbours
2008 - 2011
- Mended roofs

TICKETS
Safe Pass (exp Nov 2025)

INTERESTS
Hurling, greyhounds, walking`;

const after = async (message: string) => (await talk('en', [message], resume)).text;

describe('done at once', () => {
  test.each([
    ['ok so that is nearly all of it now i think. bin the mortuary one its a bit grim', 'Mortuary transfers'],
    ['my daughter read it last night and she laughed at it. take out the greyhounds', 'greyhounds'],
    ['it was a long time ago but trained 5 drivers on the tankers, not 4', 'Trained 4 drivers'],
  ])('%s', async (message, gone) => {
    expect(await after(message)).not.toContain(gone);
  });
});

describe('shown or asked first', () => {
  test.each([
    'right now take out the mortuary line. or should it stay? people round here know anyway',
    'i am not sure about this at all, maybe take out the greyhounds, what do you think',
    'take out the bit with noel in brackets too, it is only what my mother calls me at home',
    'call it Devaney Roofing & Access, Director, 2008 to 2011. looks better than bits and pieces',
    'should i take the hurling and the greyhounds out of there before i send this to them?',
  ])('%s', async (message) => {
    expect(await after(message)).toBe(resume);
  });
});

test('a paragraph that is parted keeps its order', async () => {
  const lump = resume.replace('Mended roofs', 'Mended roofs. Hung gutters. Cleaned chimneys.');
  const message = 'the line about roofs and gutters is just one lump, split it up into points would you';
  const { text } = await talk('en', [message], lump);
  const places = ['Mended roofs', 'Hung gutters', 'Cleaned chimneys'].map((words) => text.indexOf(words));
  expect(text).not.toContain('Mended roofs. Hung');
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
