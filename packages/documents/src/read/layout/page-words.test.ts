import { describe, expect, test } from 'vitest';
import type { GlyphLook, PageGlyph } from '../pdf/page-glyphs.ts';
import { layOutPages } from './page-text.ts';
import { readUprightPages } from './page-words.ts';

const look: GlyphLook = {
  size: 10,
  angle: 0,
  isBold: false,
  isItalic: false,
  face: '',
  colour: 0,
  glyphs: 'letters',
  suspicion: 'none',
};
const box = { left: 0, right: 595, bottom: 0, top: 842 };

/** The ink of narrow letters and marks within their square, as reported for fonts made of drawn shapes. */
const ink: Readonly<Record<string, readonly [from: number, to: number]>> = {
  日: [0.2, 0.8],
  自: [0.2, 0.8],
  月: [0.15, 0.8],
  '・': [0.38, 0.62],
  '、': [0.05, 0.35],
};

/** Lines of square letters, narrower Latin letters and digits, each in a box as tight as its ink. */
function drawTightly(...lines: string[]): PageGlyph[] {
  return lines.flatMap((line, row) => {
    let x = 60;
    return [...line].map((letter) => {
      const advance = /[\x20-\x7e]/.test(letter) ? 0.55 : 1;
      const [from, to] = ink[letter] ?? [0.04, advance - 0.04];
      const y = 700 - row * 18;
      const glyph = { left: x + from * 10, right: x + to * 10, bottom: y - 1, top: y + 8, originX: x, originY: y };
      x += advance * 10;
      return { code: letter.codePointAt(0) ?? 0, ...glyph, look, isInferred: false };
    });
  });
}

const read = (...lines: string[]) => layOutPages(readUprightPages(drawTightly(...lines), [], box)).text;

describe('Chinese and Japanese in tight boxes', () => {
  test.each([
    '大学卒業後、日本電気株式会社に入社',
    '一貫して自社製品の品質管理・改善業務を担当',
    '2015年4月1日から2020年12月31日まで',
    'Excel・Python・SQLを日常的に使用',
  ])('narrow letters and marks tear no word: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  test('spaces of the file stay', () => {
    expect(read('山田 太郎、日本')).toBe('山田 太郎、日本');
    expect(read('株式会社日立製作所　入社')).toBe('株式会社日立製作所 入社');
  });

  test('a line that begins with a date is not drawn into a short one above', () => {
    expect(read('山田　太郎', '1990年4月1日生（満三十四歳）')).toBe('山田 太郎\n1990年4月1日生（満三十四歳）');
  });
});

test('an accent that TeX draws over a wider letter is part of it', () => {
  const glyph = (letter: string, left: number, right: number): PageGlyph => ({
    code: letter.codePointAt(0) ?? 0,
    ...{ left, right, bottom: 699, top: 708, originX: left, originY: 700 },
    look,
    isInferred: false,
  });
  const page = [glyph('b', 60, 65.53), glyph('\u00a8', 65.81, 70.79), glyph('u', 65.53, 71.06), glyph('r', 71.06, 75)];
  expect(layOutPages(readUprightPages(page, [], box)).text).toBe('bür');
});
