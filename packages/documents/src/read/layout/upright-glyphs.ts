import type { GlyphLook, PageGlyph } from '../pdf/page-glyphs.ts';

/** The letters of a page turned upright, as parallel arrays: an object for each would cost more than reading it. */
export interface UprightGlyphs {
  readonly length: number;
  readonly x0: Float64Array;
  readonly x1: Float64Array;
  /** The baselines. */
  readonly y: Float64Array;
  readonly size: Float64Array;
  readonly characters: readonly GlyphText[];
  readonly spaces: readonly Space[];
  readonly looks: readonly GlyphLook[];
}

export type Space = 'none' | 'real' | 'inferred';

/** What a code means in a font. */
interface GlyphText {
  readonly text: string;
  readonly isSymbol: boolean;
  readonly isSpace: boolean;
}

export type Turn = (x: number, y: number) => [x: number, y: number];

export function turnBy(angle: number): Turn {
  const cos = [1, 0, -1, 0][angle / 90] ?? 1;
  const sin = [0, 1, 0, -1][angle / 90] ?? 0;
  return (x, y) => [x * cos + y * sin, x * sin - y * cos];
}

/** Shadowed and fake-bold text is drawn twice, slightly offset: letter by letter, or word by word. */
export const nearness = 0.12;

export function standUpright(glyphs: readonly PageGlyph[], angle: number): UprightGlyphs {
  const turn = turnBy(angle);
  const [x0, x1, y, size] = [0, 1, 2, 3].map(() => new Float64Array(glyphs.length)) as Lanes;
  const characters: GlyphText[] = [];
  const spaces: Space[] = [];
  const looks: GlyphLook[] = [];
  let at = 0;
  for (const glyph of glyphs) {
    const { look } = glyph;
    const character = characterOf(glyph.code, look.glyphs);
    if (angle === 0) {
      x0[at] = Math.min(glyph.left, glyph.right);
      x1[at] = Math.max(glyph.left, glyph.right);
      y[at] = -glyph.originY;
    } else {
      const [ax] = turn(glyph.left, glyph.bottom);
      const [bx] = turn(glyph.right, glyph.top);
      x0[at] = Math.min(ax, bx);
      x1[at] = Math.max(ax, bx);
      y[at] = turn(glyph.originX, glyph.originY)[1];
    }
    size[at] = Math.max(look.size, 0.1);
    const last = at - 1;
    if (!character.isSpace && last >= 0 && looks[last] !== look && characters[last]?.text === character.text) {
      const near = nearness * (size[at] ?? 0);
      if (Math.abs((x0[last] ?? 0) - (x0[at] ?? 0)) < near && Math.abs((y[last] ?? 0) - (y[at] ?? 0)) < near) continue;
    }
    characters.push(character);
    spaces.push(!character.isSpace ? 'none' : glyph.isInferred ? 'inferred' : 'real');
    looks.push(look);
    at += 1;
  }
  return { length: at, x0, x1, y, size, characters, spaces, looks };
}

type Lanes = [Float64Array, Float64Array, Float64Array, Float64Array];

const known = {
  letters: new Map<number, GlyphText>(),
  icons: new Map<number, GlyphText>(),
  dingbats: new Map<number, GlyphText>(),
} satisfies Record<GlyphLook['glyphs'], Map<number, GlyphText>>;

/** A page has thousands of letters but only dozens of different ones. */
function characterOf(code: number, glyphs: GlyphLook['glyphs']): GlyphText {
  const before = known[glyphs].get(code);
  if (before) return before;
  const character = readCharacter(code, glyphs);
  if (known[glyphs].size > maxKnown) known[glyphs].clear();
  known[glyphs].set(code, character);
  return character;
}

const maxKnown = 20_000;

function readCharacter(code: number, glyphs: GlyphLook['glyphs']): GlyphText {
  const isPrivate = (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
  const isSpace =
    code === 0x20 || code === 0xa0 || code === 0x9 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b);
  return {
    text: isSpace ? ' ' : letter(code),
    isSymbol: !isSpace && (isPrivate || glyphs === 'dingbats' || (glyphs === 'icons' && !isAlphanumeric(code))),
    isSpace,
  };
}

const isAlphanumeric = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];
/** Marks a hyphen at a line's end within a word; whether it stays is decided when paragraphs are joined. */
export const lineEndHyphen = '\u00ad';

function letter(code: number): string {
  if (code === 0xfffe || code === 0xad || code === 2) return lineEndHyphen;
  if (code < 0x20 || code === 0xffff || code === 0xfffd || code === 0xfeff) return '';
  if (code >= 0xfb00 && code <= 0xfb06) return ligatures[code - 0xfb00] ?? '';
  // Kangxi radicals that fonts map ideographs to, and full-width forms, read as the letters they stand for.
  if (code >= 0x2e80 && code <= 0x2fdf) return String.fromCodePoint(code).normalize('NFKC');
  return String.fromCodePoint(code);
}
