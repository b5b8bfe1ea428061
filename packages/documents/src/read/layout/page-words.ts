import type { PageGlyph } from '../pdf/page-glyphs.ts';
import type { PageLink } from '../pdf/page-links.ts';
import { findUnspacedGap } from './unspaced.ts';
import {
  lineEndHyphen,
  nearness,
  type Space,
  standUpright,
  type Turn,
  turnBy,
  type UprightGlyphs,
} from './upright-glyphs.ts';
import { median, type Word } from './word.ts';

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
  /** Where a panel painted along one side of the page ends: two columns. */
  readonly panel?: number;
}

/** A wider gap (in letter sizes) starts a new word, even if the file has no space there. */
const wordGap = 0.14;
/** A space reported by PDFium needs a narrower gap. */
const hintedGap = 0.08;
/** The box of an f extends over the space after it: "of California". */
const overhungGap = 0.02;
/** Beyond this gap the pen was lifted and put down elsewhere. */
const runGap = 1.2;

/** The words of a page turned so that most of its text is upright, whatever the file says about rotation. */
export function readUprightPages(
  glyphs: readonly PageGlyph[],
  links: readonly PageLink[],
  box: PageBox,
): UprightPage[] {
  return groupByAngle(glyphs).map(([angle, group]) => {
    const turn = turnBy(angle);
    const corners = [turn(box.left, box.bottom), turn(box.right, box.top)];
    const words = dropDoubles(joinWords(standUpright(group, angle)));
    if (links.length > 0) markLinks(words, links, turn);
    return { words, top: Math.min(...corners.map(([, y]) => y)), bottom: Math.max(...corners.map(([, y]) => y)) };
  });
}

/** Groups a page's text by direction, longest first. */
function groupByAngle(glyphs: readonly PageGlyph[]): [angle: number, group: readonly PageGlyph[]][] {
  const first = glyphs[0]?.look.angle ?? 0;
  if (glyphs.length > 0 && glyphs.every((glyph) => glyph.look.angle === first)) return [[first, glyphs]];
  const byAngle = new Map<number, PageGlyph[]>();
  for (const glyph of glyphs) {
    const group = byAngle.get(glyph.look.angle);
    if (group) group.push(glyph);
    else byAngle.set(glyph.look.angle, [glyph]);
  }
  return [...byAngle].sort((a, b) => b[1].length - a[1].length);
}

/** Follows the order of the file while the pen moves along a line; rows are assembled later by geometry. */
function joinWords(glyphs: UprightGlyphs): Word[] {
  const words: Word[] = [];
  let start = 0;
  for (let at = 1; at <= glyphs.length; at += 1) {
    if (at < glyphs.length && continues(glyphs, at)) continue;
    splitRun(glyphs, start, at, words);
    start = at;
  }
  return words;
}

function dropDoubles(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const others = seen.get(word.text);
    if (!others) {
      seen.set(word.text, [word]);
      return true;
    }
    const near = nearness * word.size;
    if (others.some((other) => Math.abs(other.x0 - word.x0) < near && Math.abs(other.y - word.y) < near)) return false;
    if (others.length < maxAlike) others.push(word);
    return true;
  });
}

/** A word that occurs more often than this on a page is not a shadow. */
const maxAlike = 200;

/** Whether a letter continues where the previous one ended. */
function continues({ x0, x1, y, size: sizes }: UprightGlyphs, next: number): boolean {
  const last = next - 1;
  const size = Math.max(sizes[last] ?? 0, sizes[next] ?? 0);
  if (Math.abs((y[last] ?? 0) - (y[next] ?? 0)) > size * 0.12) return false;
  const left = x0[next] ?? 0;
  const gap = left - (x1[last] ?? 0);
  // The letters of a ligature share its box, and a letter may be a little wider than the accent over it.
  return gap < runGap * size && (gap > -0.5 * size || (left >= (x0[last] ?? 0) - 0.05 * size && gap > -1.2 * size));
}

const wordLike = /[\p{L}\p{N}]/u;

function typeAt({ looks }: UprightGlyphs, at: number) {
  const { isBold = false, isItalic = false, face = '', colour = 0 } = looks[at] ?? {};
  return { isBold, isItalic, face, colour };
}

/** A gap this wide (in letter sizes) parts words set in different types, such as a given name and a surname. */
const partedGap = 0.1;

const isOtherType = (word: Word, type: ReturnType<typeof typeAt>): boolean =>
  word.colour !== type.colour || word.isBold !== type.isBold;

function splitRun(glyphs: UprightGlyphs, start: number, end: number, words: Word[]): void {
  const tracking = letterSpacing(glyphs, start, end);
  let word: Word | undefined;
  let accent = '';
  let pending: Space = 'none';
  for (let at = start; at < end; at += 1) {
    const space = glyphs.spaces[at] ?? 'none';
    if (space !== 'none') {
      if (pending !== 'real') pending = space;
      continue;
    }
    const { text: drawn = '', isSymbol = false } = glyphs.characters[at] ?? {};
    const mark = accents.get(drawn);
    if (mark !== undefined && at + 1 < end && isOver(glyphs, at, at + 1)) {
      accent = mark;
      continue;
    }
    if (mark !== undefined && word && at > start && isOver(glyphs, at, at - 1)) {
      word.text = (word.text + mark).normalize('NFC');
      continue;
    }
    const text = accent === '' ? drawn : (drawn + accent).normalize('NFC');
    accent = '';
    if (text === '') {
      if (word && at === end - 1 && isUnnamedHyphen(glyphs, at, word)) word.text += lineEndHyphen;
      continue;
    }
    const x0 = glyphs.x0[at] ?? 0;
    const x1 = glyphs.x1[at] ?? 0;
    const size = glyphs.size[at] ?? 0;
    const gap = word ? x0 - word.x1 - tracking : 0;
    const isNew =
      !word || pending === 'real' || isSymbol || word.isSymbol || gap > widestGap(word.text, text, pending) * size;
    if (word && !isNew && !(gap > partedGap * size && isOtherType(word, typeAt(glyphs, at)))) {
      // A bracket or a quotation mark is often set in another type than the words in it.
      if (!wordLike.test(word.text) && wordLike.test(text)) Object.assign(word, typeAt(glyphs, at));
      word.text += text;
      word.x1 = Math.max(word.x1, x1);
    } else {
      const spaceBefore = pending === 'real' || (word !== undefined && !isSymbol && !word.isSymbol);
      if (word && spaceBefore) word.spaceAfter = true;
      const y = glyphs.y[at] ?? 0;
      word = { text, x0, x1, y, size, ...typeAt(glyphs, at), isSymbol, spaceBefore, spaceAfter: false };
      words.push(word);
    }
    pending = 'none';
  }
  if (word && pending === 'real') word.spaceAfter = true;
}

/** TeX draws an accent and its letter on top of each other, as two characters in the file. */
const accents: ReadonlyMap<string, string> = new Map([
  ['\u00a8', '\u0308'],
  ['\u00b4', '\u0301'],
  ['\u0060', '\u0300'],
  ['\u00b8', '\u0327'],
  ['\u02c6', '\u0302'],
  ['\u02dc', '\u0303'],
  ['\u02c7', '\u030c'],
  ['\u02da', '\u030a'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00af', '\u0304'],
  ['\u02dd', '\u030b'],
  ['\u02db', '\u0328'],
]);

/** Whether the middle of the accent is over the letter beside it. */
function isOver({ x0, x1, characters }: UprightGlyphs, at: number, beside: number): boolean {
  const middle = ((x0[at] ?? 0) + (x1[at] ?? 0)) / 2;
  const isLetter = /^\p{L}$/u.test(characters[beside]?.text ?? '');
  return isLetter && middle > (x0[beside] ?? 0) && middle < (x1[beside] ?? 0);
}

/** The widest gap (in letter sizes) within a word between these two letters. */
function widestGap(before: string, after: string, pending: Space): number {
  const hinted = before.endsWith('f') ? overhungGap : hintedGap;
  return findUnspacedGap(before.at(-1) ?? '', after[0] ?? '') ?? (pending === 'inferred' ? hinted : wordGap);
}

/** Some typesetters give the hyphen at a line's end no character code at all, only its shape. */
function isUnnamedHyphen({ x0, x1, size }: UprightGlyphs, at: number, word: Word): boolean {
  const em = size[at] ?? 1;
  const left = x0[at] ?? 0;
  const width = ((x1[at] ?? 0) - left) / em;
  return /\p{L}$/u.test(word.text) && Math.abs(left - word.x1) < 0.1 * em && width > 0.2 && width < 0.6;
}

/** Headings are often letter-spaced; that space does not separate words. */
function letterSpacing({ x0, x1, size, spaces }: UprightGlyphs, start: number, end: number): number {
  const least = 0.03 * (size[start] ?? 0);
  let wide = 0;
  const gaps: number[] = [];
  let last = -1;
  for (let at = start; at < end; at += 1) {
    if (spaces[at] === 'inferred') continue;
    if (last >= 0 && spaces[last] === 'none' && spaces[at] === 'none') {
      const gap = (x0[at] ?? 0) - (x1[last] ?? 0);
      gaps.push(gap);
      if (gap > least) wide += 1;
    }
    last = at;
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
