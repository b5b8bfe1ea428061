import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { wordAnswer } from './word-answer.ts';

test.each<readonly [Language, string, string]>([
  [
    'en',
    'I trained 12 drivers. I wrote the manual myself, 40 pages, but I never ran the depot',
    'Trained 12 drivers; wrote the manual myself, 40 pages',
  ],
  ['en', 'Yes we had two vans. I drove the big one', 'We had two vans; drove the big one'],
  [
    'de',
    'Bei der Inventur hab ich ca. 3.000 Teile gezählt. Geleitet habe ich sie nicht',
    'Bei der Inventur ca. 3.000 Teile gezählt',
  ],
  ['de', 'nur zum Teil. Ich habe die Rechnungen geprüft', 'Die Rechnungen geprüft'],
  ['fr', "Oui j'ai suivi 30 dossiers. Pas de management", 'Suivi 30 dossiers'],
  ['es', 'yo pesaba los camiones. báscula digital no', 'Pesaba los camiones'],
  ['zh', '我带过三个新人。培训材料没写过', '带过三个新人'],
])('%s: of “%s” is written “%s”', (language, answer, line) => {
  expect(wordAnswer(answer, language)).toBe(line);
});

test.each<readonly [Language, string, string, string]>([
  ['en', 'every day, with the night team', 'Forklift', 'Forklift: every day, with the night team'],
  ['es', 'Harto, en tres obras', 'Soldadura TIG', 'Soldadura TIG: harto, en tres obras'],
  ['en', 'the forklift every day', 'Forklift', 'The forklift every day'],
  ['en', 'I drove it every day', 'Forklift', 'Drove it every day'],
])('%s: “%s” says what was asked about', (language, answer, asked, line) => {
  expect(wordAnswer(answer, language, undefined, asked)).toBe(line);
});
