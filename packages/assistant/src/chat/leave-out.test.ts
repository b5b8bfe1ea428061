import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { talk } from '../testing/converse.ts';

const cook =
  'Ann Poole\nann@example.org\n\nExperience\n\nCook, Harrow Canteen\n2019 - Present\n- Cooked for 200 pupils\n- Ordered stock';
const koch =
  'Uwe Kern\nuwe@example.org\n\nBerufserfahrung\n\nKoch, Kantine am Hafen\n2019 – heute\n- Für 200 Schüler gekocht\n- Waren bestellt';

const off = 'put career break, travelling, april 2016 to april 2018';

/** What is told is shown before it is written; these take it back where a bare yes would write it. */
const cases: readonly (readonly [Language, string, string, string])[] = [
  ['en', cook, off, 'yeah ok, better leave it out'],
  ['en', cook, off, "yes you're right"],
  ['de', koch, 'ich habe auch jeden Monat die Hygiene geprüft', 'ja stimmt, dann lieber weglassen'],
];

test.each(cases)('%s: nothing is written: %#', async (language, resume, told, answer) => {
  const { text, facts } = await talk(language, [told, answer], resume);
  expect(text + facts.join(' ')).not.toMatch(/hygiene|travelling/iu);
});

test('a bare yes writes it', async () => {
  expect((await talk('en', [off, 'yes please'], cook)).text).toContain('Career break, travelling, ');
});
