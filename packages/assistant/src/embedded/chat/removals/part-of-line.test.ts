import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

const english = `Ann Poole
ann@example.org

Experience

Cook, Harrow Canteen
2019 - Present
- Cooked for 200 pupils

Education
Diploma in Catering, Ridgeway College, 2009

Skills
First aid at work (expired in May)
Food hygiene level 3`;

const german = `Uwe Kern
uwe@example.org

Berufserfahrung

Lagerist, Nordtor Logistik GmbH
2019 – heute
- Wareneingang gebucht

Ausbildung
Ausbildung zum Fachlageristen, Möbelhaus Brunn, 2012

Kenntnisse
Staplerschein (Prüfung wiederholt)
SAP`;

const cases: readonly (readonly [Language, string, readonly string[], string])[] = [
  [
    'en',
    english,
    ['take the expired bit off the first aid line'],
    'First aid at work (expired in May) → First aid at work',
  ],
  [
    'de',
    german,
    ['nimm die Prüfung aus der Zeile Staplerschein raus'],
    'Staplerschein (Prüfung wiederholt) → Staplerschein',
  ],
];

describe('a part is cut out of the line it stands in', () => {
  test.each(cases)('%s: %#', async (language, resume, messages, expected) => {
    expect((await converse(language, messages, resume)).outcome).toBe(expected);
  });
});

describe('the year of what was asked about', () => {
  test.each([
    [
      'en',
      english,
      'does my diploma need a year next to it?',
      'ok take the year off',
      'Diploma in Catering, Ridgeway College',
    ],
    [
      'de',
      german,
      'muss bei der Ausbildung das Jahr stehen?',
      'dann nimm das Jahr raus',
      'Ausbildung zum Fachlageristen, Möbelhaus Brunn',
    ],
  ] as const)('%s', async (language, resume, question, order, expected) => {
    const { outcome } = await converse(language, [question, order], resume);
    expect(outcome.split(' → ')[1]).toBe(expected);
  });

  test('without anything spoken of, nothing is cut', async () => {
    expect((await converse('en', ['take the year off'], english)).outcome).not.toContain('→');
  });
});

test('a school goes with what stands below it', async () => {
  const resume = `${english}\n\nOther education\nHarrow High School, London\nA levels, May 2007`;
  const { outcome } = await converse('en', ['take out harrow high school'], resume);
  expect(outcome).toMatch(/^Harrow High School, London \/ A levels.* → $/u);
});

test('"it" is what was spoken of, over a message that only says "it"', async () => {
  const { outcome } = await converse(
    'en',
    ['do i still need the first aid line?', 'hm, it does look a bit sad', 'ok take it off then'],
    english,
  );
  expect(outcome).toBe('First aid at work (expired in May) → ');
});
