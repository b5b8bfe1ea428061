import type { Language } from '@fitted/contract/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../lib/format/languages.ts';
import { searchEntries } from './search-entries.ts';

const english = [
  { question: 'How do I cancel my subscription?', answer: 'Open the plans page. You keep access until the end.' },
  { question: 'How do I reset my password?', answer: 'Ask for a link on the login page.' },
  { question: 'Which files can I upload?', answer: 'PDF, Word and plain text. Remove a password first.' },
];
const questionsFor = (query: string, entries = english, language: Language = 'en') =>
  searchEntries(entries, query, language).found.map(({ question }) => question);

test('nothing typed finds everything', () => {
  expect(questionsFor('  ')).toHaveLength(3);
});

test.each(['???', '...', '🙂'])('characters without a word find nothing: %s', (query) => {
  expect(questionsFor(query)).toEqual([]);
});

test('words may be unfinished, in any case and any order', () => {
  expect(questionsFor('canc')).toEqual(['How do I cancel my subscription?']);
  expect(questionsFor('WORD pdf')).toEqual(['Which files can I upload?']);
});

test('what a question is about comes before what an answer mentions', () => {
  expect(questionsFor('password')).toEqual(['How do I reset my password?', 'Which files can I upload?']);
});

test('a whole sentence is answered by its rarest word, and the result says that it only comes close', () => {
  const { found, isExact } = searchEntries(english, 'could you please cancel everything', 'en');
  expect(found.map(({ question }) => question)).toEqual(['How do I cancel my subscription?']);
  expect(isExact).toBe(false);
});

test('words that occur nowhere find nothing', () => {
  expect(questionsFor('submarine')).toEqual([]);
});

describe('in every language', () => {
  test.each<[Language, string, string]>([
    ['de', 'kundigen', 'Wie läuft die Kündigung?'],
    ['es', 'contrasena', '¿Cómo cambio mi contraseña?'],
    ['fr', 'ABONNEMENTS', 'Comment arrêter mon abonnement ?'],
    ['zh', '取消订阅', '怎样取消我的订阅？'],
    ['ja', 'パスワードを忘れた', 'パスワードを忘れたときは？'],
  ])('%s: %s', (language, query, question) => {
    const entries = [
      { question: '—', answer: '…' },
      { question, answer: '' },
    ];
    expect(questionsFor(query, entries, language)).toEqual([question]);
  });
});

test('whatever is typed, what is found comes from the entries, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languages), (query, language) => {
      const { found } = searchEntries(english, query, language);
      expect(new Set(found).size).toBe(found.length);
      for (const entry of found) expect(english).toContain(entry);
    }),
  );
});
