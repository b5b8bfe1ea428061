import { errorCatalogue } from '@fitted/contract/errors';
import { refundDays, trialDays } from '@fitted/contract/limits/terms';
import { maxUploadMegabytes } from '@fitted/contract/limits/uploads';
import { expect, test } from 'vitest';
import { languages } from '../lib/format/languages.ts';
import upload from './en/workflow-upload.json';
import { findFact } from './facts.ts';
import { translate } from './translate.ts';

const files = import.meta.glob<string>('./*/*.json', { query: '?raw', import: 'default', eager: true });

test('a refused file is told what the contract says', () => {
  expect(translate(upload, 'en', 'errors.size')).toBe(errorCatalogue.file_too_large.message);
  expect(translate(upload, 'en', 'errors.type')).toBe(errorCatalogue.invalid_file_type.message);
});

/** "day" and "days". */
const daysIn = (language: string): string[] =>
  [1, refundDays].map((count) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
      .formatToParts(count)
      .flatMap(({ type, value }) => (type === 'unit' ? value : []))
      .join(''),
  );
/** "14 days", "14-day", "14 premiers jours", "14 kostenlose Tage". */
const days = `[\\s\\u00a0\\u202f-]?(?:\\p{L}+[\\s\\u00a0\\u202f])?(?:${languages.flatMap(daysIn).join('|')})`;

test.each([
  ['the upload limit', `${maxUploadMegabytes}[\\s\\u00a0\\u202f]?M[Bo]`],
  ['the days to be refunded in', `${refundDays}${days}`],
  ['the days of the trial', `${trialDays}${days}`],
])('no sentence writes %s out', (_, words) => {
  const written = new RegExp(`(?<!\\d)${words}`, 'u');
  expect(Object.entries(files).flatMap(([path, text]) => (written.test(text) ? path : []))).toEqual([]);
});

test.each(languages)('%s names every language, and begins a sentence with it', (language) => {
  const names = String(findFact('languageNames', language));
  expect(names.charAt(0)).toBe(names.charAt(0).toLocaleUpperCase(language));
  for (const other of languages)
    expect(names.toLowerCase()).toContain(
      new Intl.DisplayNames(language, { type: 'language' }).of(other)?.toLowerCase(),
    );
});

test('what is not a fact stays unknown', () => {
  expect(findFact('toString', 'en')).toBeUndefined();
});
