import type { GlyphLook, PageGlyph } from '../pdf/page-glyphs.ts';
import type { PageLink } from '../pdf/page-links.ts';
import { median, type Word } from './word.ts';

interface Glyph {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isSymbol: boolean;
  readonly space: 'none' | 'real' | 'inferred';
  /** Letters of one text object share it. */
  readonly look: GlyphLook;
}

export interface PageBox {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface UprightPage {
  readonly words: Word[];
  readonly top: number;
  readonly bottom: number;
}

/** Gaps in letter sizes: beyond it a new word, even where the file has no space. */
const WORD_GAP = 0.14;
/** What PDFium calls a space needs less of a gap to be one. */
const HINTED_GAP = 0.08;
/** Beyond it the pen was lifted and put down elsewhere. */
const RUN_GAP = 1.2;

/** The words of a page as its reader holds it: most of the text upright, whatever the file says about rotation. */
export function readUprightPages(
  glyphs: readonly PageGlyph[],
  links: readonly PageLink[],
  box: PageBox,
): UprightPage[] {
  const byAngle = new Map<number, PageGlyph[]>();
  for (const glyph of glyphs) {
    const group = byAngle.get(glyph.look.angle);
    if (group) group.push(glyph);
    else byAngle.set(glyph.look.angle, [glyph]);
  }
  return [...byAngle]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([angle, group]) => {
      const turn = turnBy(angle);
      const corners = [turn(box.left, box.bottom), turn(box.right, box.top)];
      const words = dropDoubles(joinWords(group, turn));
      markLinks(words, links, turn);
      return { words, top: Math.min(...corners.map(([, y]) => y)), bottom: Math.max(...corners.map(([, y]) => y)) };
    });
}

type Turn = (x: number, y: number) => [x: number, y: number];

function turnBy(angle: number): Turn {
  const cos = [1, 0, -1, 0][angle / 90] ?? 1;
  const sin = [0, 1, 0, -1][angle / 90] ?? 0;
  return (x, y) => [x * cos + y * sin, x * sin - y * cos];
}

function uprightGlyph(glyph: PageGlyph, turn: Turn): Glyph {
  const [ax] = turn(glyph.left, glyph.bottom);
  const [bx] = turn(glyph.right, glyph.top);
  const [, y] = turn(glyph.originX, glyph.originY);
  const { look, code } = glyph;
  const isPrivate = (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
  const isSpace =
    code === 0x20 || code === 0xa0 || code === 0x9 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b);
  return {
    text: isSpace ? ' ' : letter(code),
    x0: Math.min(ax, bx),
    x1: Math.max(ax, bx),
    y,
    size: Math.max(look.size, 0.1),
    isBold: look.isBold,
    isSymbol:
      !isSpace && (isPrivate || look.glyphs === 'dingbats' || (look.glyphs === 'icons' && !isAlphanumeric(code))),
    space: !isSpace ? 'none' : glyph.isInferred ? 'inferred' : 'real',
    look,
  };
}

const isAlphanumeric = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];
/** Marks a hyphen that ends a line within a word; the paragraphs decide whether it stays. */
export const LINE_END_HYPHEN = '\u00ad';

function letter(code: number): string {
  if (code === 0xfffe || code === 0xad || code === 2) return LINE_END_HYPHEN;
  if (code < 0x20 || code === 0xffff || code === 0xfffd || code === 0xfeff) return '';
  if (code >= 0xfb00 && code <= 0xfb06) return ligatures[code - 0xfb00] ?? '';
  // Kangxi radicals that fonts map ideographs to, and full-width forms, read as the letters they stand for.
  if (code >= 0x2e80 && code <= 0x2fdf) return String.fromCodePoint(code).normalize('NFKC');
  return String.fromCodePoint(code);
}

/** Follows the order of the file while the pen moves on along a line; rows are put together later by geometry. */
function joinWords(glyphs: readonly PageGlyph[], turn: Turn): Word[] {
  const words: Word[] = [];
  let run: Glyph[] = [];
  let last: Glyph | undefined;
  for (const raw of glyphs) {
    const glyph = uprightGlyph(raw, turn);
    if (last && isDouble(last, glyph)) continue;
    if (last && !continues(last, glyph)) {
      splitRun(run, words);
      run = [];
    }
    run.push(glyph);
    last = glyph;
  }
  splitRun(run, words);
  return words;
}

/** Shadowed and fake-bold text is drawn twice, a hair apart: letter by letter, or word by word. */
const NEAR = 0.12;

function isDouble(last: Glyph, glyph: Glyph): boolean {
  if (last.look === glyph.look || last.text !== glyph.text || glyph.space !== 'none') return false;
  const near = NEAR * glyph.size;
  return Math.abs(last.x0 - glyph.x0) < near && Math.abs(last.y - glyph.y) < near;
}

function dropDoubles(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const others = seen.get(word.text);
    if (!others) {
      seen.set(word.text, [word]);
      return true;
    }
    const near = NEAR * word.size;
    if (others.some((other) => Math.abs(other.x0 - word.x0) < near && Math.abs(other.y - word.y) < near)) return false;
    if (others.length < MAX_ALIKE) others.push(word);
    return true;
  });
}

/** A word that a page repeats more often is no shadow. */
const MAX_ALIKE = 200;

function continues(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.y - next.y) > size * 0.12) return false;
  const gap = next.x0 - last.x1;
  // The letters of a ligature share its box.
  return gap < RUN_GAP * size && (gap > -0.5 * size || (next.x0 >= last.x0 - 0.1 && gap > -1.2 * size));
}

function splitRun(run: readonly Glyph[], words: Word[]): void {
  const tracking = letterSpacing(run);
  let word: Word | undefined;
  let pending: Glyph['space'] = 'none';
  for (const glyph of run) {
    if (glyph.space !== 'none') {
      if (pending !== 'real') pending = glyph.space;
      continue;
    }
    if (glyph.text === '') {
      if (word && glyph === run.at(-1) && isUnnamedHyphen(glyph, word)) word.text += LINE_END_HYPHEN;
      continue;
    }
    const gap = word ? glyph.x0 - word.x1 - tracking : 0;
    const isNew =
      !word ||
      pending === 'real' ||
      glyph.isSymbol ||
      word.isSymbol ||
      gap > (pending === 'inferred' ? HINTED_GAP : WORD_GAP) * glyph.size;
    if (word && !isNew) {
      word.text += glyph.text;
      word.x1 = Math.max(word.x1, glyph.x1);
    } else {
      const spaceBefore = pending === 'real' || (word !== undefined && !glyph.isSymbol && !word.isSymbol);
      if (word && spaceBefore) word.spaceAfter = true;
      const { x0, x1, y, size, isBold, isSymbol, text } = glyph;
      word = { text, x0, x1, y, size, isBold, isSymbol, spaceBefore, spaceAfter: false };
      words.push(word);
    }
    pending = 'none';
  }
  if (word && pending === 'real') word.spaceAfter = true;
}

/** Some typesetters give the hyphen that they put at a line's end no meaning at all, only its shape. */
function isUnnamedHyphen(glyph: Glyph, word: Word): boolean {
  const width = (glyph.x1 - glyph.x0) / glyph.size;
  return /\p{L}$/u.test(word.text) && Math.abs(glyph.x0 - word.x1) < 0.1 * glyph.size && width > 0.2 && width < 0.6;
}

/** Headings are often set with extra space between all letters; that space parts no words. */
function letterSpacing(run: readonly Glyph[]): number {
  const gaps: number[] = [];
  const least = 0.03 * (run[0]?.size ?? 0);
  let wide = 0;
  let last: Glyph | undefined;
  for (const glyph of run) {
    if (glyph.space === 'inferred') continue;
    if (last && last.space === 'none' && glyph.space === 'none') {
      const gap = glyph.x0 - last.x1;
      gaps.push(gap);
      if (gap > least) wide += 1;
    }
    last = glyph;
  }
  return gaps.length >= 3 && wide > gaps.length / 2 ? median(gaps) : 0;
}

function markLinks(words: readonly Word[], links: readonly PageLink[], turn: Turn): void {
  const areas = links.map((link) => {
    const [ax, ay] = turn(link.left, link.bottom);
    const [bx, by] = turn(link.right, link.top);
    return {
      x0: Math.min(ax, bx),
      x1: Math.max(ax, bx),
      y0: Math.min(ay, by),
      y1: Math.max(ay, by),
      target: link.target,
    };
  });
  for (const word of words) {
    const x = (word.x0 + word.x1) / 2;
    const y = word.y - word.size * 0.25;
    const area = areas.find(
      (candidate) => x > candidate.x0 && x < candidate.x1 && y > candidate.y0 && y < candidate.y1,
    );
    if (area) word.link = area.target;
  }
}
