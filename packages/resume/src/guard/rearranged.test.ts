import { describe, expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const heads = {
  en: ['Ruth Aske', 'Experience', 'Clerk, Marlow Foods, 2019 – 2022'],
  de: ['Jana Voss', 'Berufserfahrung', 'Sachbearbeiterin, Kern GmbH, 2019 – 2022'],
};

function isKept(language: keyof typeof heads, before: string, after: string): boolean {
  const document = parseResume([...heads[language], `- ${before}`].join('\n'));
  const edit = placeEdit(document, { id: 'e', before, after });
  if (!edit) throw new Error(`no such line: ${before}`);
  return guardEdits({ source: document, statedFacts: [], edits: [edit] }).kept.length === 1;
}

/** The honest edit first, then the lie closest to it. */
describe.each([
  [
    'a noun and what it stands on may become a compound',
    'en',
    ['Gave baths to 12 patients on a surgical ward', 'Gave baths to 12 surgical ward patients'],
    ['Gave baths to 12 patients of the ward surgeon', 'Ward surgeon, gave baths to 12 patients'],
  ],
  [
    'a bracket may move before its noun',
    'en',
    ['Ran one audit (client-led) and two stock counts', 'Ran one client-led audit and two stock counts'],
    ['Ran one audit (client-led) and two stock counts', 'Led one client audit and two stock counts'],
  ],
  [
    'the means stay the means, and whoever did it does not become the one it was done for',
    'en',
    ['Booked rooms by phone and post', 'Booked rooms via phone and post'],
    ['Typed letters drafted by Marta Quill', 'Typed letters drafted for Marta Quill'],
  ],
  [
    'planning may have been planned; a plan is not a deed',
    'en',
    ['Was responsible for planning and holding staff meetings', 'Planned and held staff meetings'],
    ['Planned staff meetings for next year', 'Held staff meetings for next year'],
  ],
  [
    'a verb may go to the end; what fell by itself was not lowered',
    'de',
    ['Prüfung der Rechnungen im Einkauf', 'Rechnungen im Einkauf prüfen'],
    ['Kosten im Einkauf sanken', 'Kosten im Einkauf gesenkt'],
  ],
  [
    'what was listed may be joined by "with"; somebody who did it alone did not do it with the person',
    'en',
    ['Sales of kitchens, focus on small flats', 'Sales of kitchens, with focus on small flats'],
    ['Sales of kitchens, fitted by a colleague', 'Sales of kitchens, fitted with a colleague'],
  ],
] as const)('%s', (_, language, [honestBefore, honest], [lieBefore, lie]) => {
  test(`kept: ${honest}`, () => {
    expect(isKept(language, honestBefore, honest)).toBe(true);
  });
  test(`not kept: ${lie}`, () => {
    expect(isKept(language, lieBefore, lie)).toBe(false);
  });
});

test('a bound that opens upwards is another than one that ends there', () => {
  expect(isKept('de', 'Aufträge bis 30 Tonnen disponiert', 'Aufträge ab 30 Tonnen disponiert')).toBe(false);
});
