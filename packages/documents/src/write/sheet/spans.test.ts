import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../fixtures/hostile.ts';
import { readText } from '../fixtures/sheet-text.ts';
import { cleanText, toText } from './spans.ts';

describe('words that must not break across lines stay whole', () => {
  test.each([
    ['plain words may wrap', 'Led a team of nine.', ['Led a team of nine.']],
    [
      'hyphens and slashes',
      'a zero-difference read/write split',
      ['a ', ['zero-difference'], ' ', ['read/write'], ' split'],
    ],
    ['a link', 'see https://a.example/b-c.', ['see ', ['https://a.example/b-c', 'https://a.example/b-c'], '.']],
    ['a link without a dot', 'http://localhost/a', [['http://localhost/a', 'http://localhost/a']]],
    ['a link in capitals', 'WWW.A.EXAMPLE', [['WWW.A.EXAMPLE', 'https://www.a.example/']]],
    ['a known site', 'see GitHub.com', ['see ', ['GitHub.com', 'https://github.com/']]],
    ['an address', 'me@a.example', [['me@a.example', 'mailto:me@a.example']]],
    ['Latin inside Japanese', 'UI/UX設計を担当', [['UI/UX'], '設計を担当']],
    ['two full-width marks', '（母語）、英語', ['（母語）', { apart: '、' }, '英語']],
    ['Arabic in brackets, whose words would change places', '(محمد الأحمد)', ['(محمد الأحمد)']],
    ['no link in a name', 'Node.js and ASP.NET', ['Node.js and ASP.NET']],
    ['no script as a link', 'javascript:alert(1)', [['javascript:alert(1)']]],
  ])('%s', (_, text, spans) => {
    expect(toText(text)).toEqual(spans);
  });

  test.each(Object.entries(hostileTexts))('%s: spans joined are the text', (_, text) => {
    expect(readText(toText(text))).toBe(cleanText(text));
  });

  test('any text can be rebuilt from its spans', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(readText(toText(text))).toBe(cleanText(text));
      }),
    );
  });
});
