import { isBulletWord } from './bullets.ts';
import { splitRow } from './rows.ts';
import { bottom, type Row, type Span, top, type Word } from './word.ts';

/** A piece of a row that no gutter can cross. */
export interface Solid {
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

/** Words closer than this (in letter sizes) are one solid. */
const SOLID_GAP = 0.8;
/** How far after its bullet a text may begin. */
const BULLET_GAP = 4;

export function rowSolids(row: Row): Solid[] {
  const solids: Solid[] = [];
  let sign: Span | undefined;
  for (const span of splitRow(row, SOLID_GAP)) {
    // A bullet and its text are one solid, however wide the gap.
    const words = sign && span.x0 - sign.x1 < BULLET_GAP * row.size ? [...sign.words, ...span.words] : span.words;
    if (sign && words === span.words) solids.push(toSolid(sign.words));
    const [only] = words;
    sign = words.length === 1 && only && (only.isSymbol || isBulletWord(only)) ? span : undefined;
    if (!sign) solids.push(toSolid(words));
  }
  if (sign) solids.push(toSolid(sign.words));
  return solids;
}

/** The right half of a full-width stop or bracket is empty. */
const inkEnd = (word: Word): number => (/[。，、；：）」』】]$/u.test(word.text) ? word.x1 - word.size / 2 : word.x1);

export function toSolid(words: readonly Word[]): Solid {
  const solid = { words, x0: Infinity, x1: -Infinity, top: Infinity, bottom: -Infinity };
  for (const word of words) {
    solid.x0 = Math.min(solid.x0, word.x0);
    solid.x1 = Math.max(solid.x1, inkEnd(word));
    solid.top = Math.min(solid.top, top(word));
    solid.bottom = Math.max(solid.bottom, bottom(word));
  }
  return solid;
}
