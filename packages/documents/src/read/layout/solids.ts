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
const solidGap = 0.8;
/** How far after its bullet a text may begin. */
const bulletGap = 4;

export function rowSolids(row: Row): Solid[] {
  const solids: Solid[] = [];
  let bullet: Span | undefined;
  for (const span of splitRow(row, solidGap)) {
    // A bullet and its text are one solid, however wide the gap.
    const words = bullet && span.x0 - bullet.x1 < bulletGap * row.size ? [...bullet.words, ...span.words] : span.words;
    if (bullet && words === span.words) solids.push(toSolid(bullet.words));
    const [only] = words;
    bullet = words.length === 1 && only && (only.isSymbol || isBulletWord(only)) ? span : undefined;
    if (!bullet) solids.push(toSolid(words));
  }
  if (bullet) solids.push(toSolid(bullet.words));
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
