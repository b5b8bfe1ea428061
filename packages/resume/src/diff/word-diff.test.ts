import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWords } from './split-words.ts';
import { type DiffPart, diffForReading, diffWords } from './word-diff.ts';

const show = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`)).join('');

describe('splitWords', () => {
  test.each([
    ['Managed C++ and node.js', ['Managed', ' ', 'C++', ' ', 'and', ' ', 'node.js']],
    ['R&D (120k).', ['R&D', ' ', '(', '120k', ')', '.']],
    ['Webサイト開発', ['Web', 'サイト', '開', '発']],
    ['3年の経験', ['3', '年', 'の', '経', '験']],
    ["l'équipe", ["l'équipe"]],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  test('loses no character', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => splitWords(text).join('') === text));
  });
});

describe('diffWords', () => {
  test.each([
    ['Used k8s daily', 'Used Kubernetes daily', 'Used [-k8s-]{+Kubernetes+} daily'],
    [
      'Was responsible for maintaining roads',
      'Maintained roads',
      '[-Was responsible for maintaining-]{+Maintained+} roads',
    ],
    ['担当した', '担当いたした', '担当{+いた+}した'],
    ['', 'New line', '{+New line+}'],
    ['Gone', '', '[-Gone-]'],
    ['Same', 'Same', 'Same'],
  ])('%s → %s', (before, after, shown) => {
    expect(show(diffWords(before, after))).toBe(shown);
  });

  test('each side can be read back from the parts', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', 'word', ', ', '日', '本', 'é'), { maxLength: 40 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const parts = diffWords(before, after);
        const side = (left: 'added' | 'removed') =>
          parts.flatMap((part) => (part.kind === left ? [] : [part.text])).join('');
        expect(side('added')).toBe(before);
        expect(side('removed')).toBe(after);
      }),
    );
  });

  test('texts with nothing in common stay whole', () => {
    const before = Array.from({ length: 900 }, (_, n) => `a${n}`).join(' ');
    const after = Array.from({ length: 900 }, (_, n) => `b${n}`).join('  ');
    expect(diffWords(before, after).map((part) => part.kind)).toEqual(['removed', 'added']);
  });
});

describe('diffForReading', () => {
  test.each([
    ['a few words are marked where they stand', 'Was in charge of the reports', 'In charge of the reports', 'words'],
    ['one new phrase is marked where it stands', 'Responsible for coaching', 'Coached', 'words'],
    ['what only goes is struck out where it stands', 'A very hard-working, honest clerk', 'A clerk', 'words'],
    [
      'a line that is mostly another one stands whole',
      'Motivated clerk looking for a new challenge in the trade',
      'Clerk at Alder since 2018, in charge of a stock in the north',
      'whole',
    ],
  ])('%s', (_, before, after, expected) => {
    const whole = [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
    expect(diffForReading(before, after)).toEqual(expected === 'whole' ? whole : diffWords(before, after));
  });
});
