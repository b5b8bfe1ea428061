import type { PageBox } from '../layout/page-words.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PageGlyph } from './page-glyphs.ts';
import { renderPage } from './render-page.ts';

/** Letters smaller than this cannot be read on paper. */
const MIN_SIZE = 1.5;
/** Difference of lightness (of 255) that an eye takes for ink. */
const INK = 60;
/** Share of a run's letters that must show ink. */
const MOSTLY = 0.5;

export interface SeenText {
  readonly glyphs: PageGlyph[];
  readonly isHiddenDropped: boolean;
  /** All the text is an invisible layer over a picture: somebody's OCR, good or bad. */
  readonly isLayer: boolean;
}

/**
 * Leaves out what nobody sees: white on white, transparent, off the page, too small. Suspect letters are looked up
 * in the rendered page, since transparent text also lies over outlines that show the same words, and white text
 * may stand on a dark ground.
 */
export function keepSeenText(pdf: OpenPdf, page: number, glyphs: readonly PageGlyph[], box: PageBox): SeenText {
  const onPage = glyphs.filter((glyph) => glyph.look.size >= MIN_SIZE && isWithin(glyph, box));
  const suspects = onPage.filter((glyph) => glyph.look.isSuspect && glyph.code !== 0x20);
  let isHiddenDropped = hasLetters(glyphs, onPage);
  if (suspects.length === 0) return { glyphs: onPage, isHiddenDropped, isLayer: false };

  const plain = onPage.filter((glyph) => !glyph.look.isSuspect);
  const grid = coverGrid(plain);
  const ink = findInk(pdf, page, box);
  const runs = groupRuns(onPage);
  const kept: PageGlyph[] = [];
  for (const run of runs) {
    const letters = run.filter((glyph) => glyph.code > 0x20);
    const isSeen =
      !run[0]?.look.isSuspect ||
      letters.filter((glyph) => ink(glyph) && !grid(glyph)).length >= Math.max(1, letters.length * MOSTLY);
    if (isSeen) kept.push(...run);
    else if (letters.length > 0) isHiddenDropped = true;
  }
  const isLayer = kept.length > 0 && kept.every((glyph) => glyph.look.isSuspect) && plain.length === 0;
  return { glyphs: kept, isHiddenDropped, isLayer };
}

function hasLetters(all: readonly PageGlyph[], onPage: readonly PageGlyph[]): boolean {
  return all.filter((glyph) => glyph.code > 0x20).length > onPage.filter((glyph) => glyph.code > 0x20).length;
}

function isWithin(glyph: PageGlyph, box: PageBox): boolean {
  const x = (glyph.left + glyph.right) / 2;
  return x > box.left - 2 && x < box.right + 2 && glyph.originY > box.bottom - 2 && glyph.originY < box.top + 2;
}

function groupRuns(glyphs: readonly PageGlyph[]): PageGlyph[][] {
  const runs: PageGlyph[][] = [];
  let last: PageGlyph | undefined;
  for (const glyph of glyphs) {
    const isSame =
      last !== undefined &&
      last.look.isSuspect === glyph.look.isSuspect &&
      Math.abs(last.originY - glyph.originY) < 1 &&
      Math.abs(last.right - glyph.left) < 3 * glyph.look.size;
    if (isSame) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
    last = glyph;
  }
  return runs;
}

/** Says whether ordinary text already stands at a place: then the ink there is not the suspect's. */
function coverGrid(glyphs: readonly PageGlyph[]): (glyph: PageGlyph) => boolean {
  const cells = new Set<string>();
  const key = (x: number, y: number) => `${Math.round(x / 3)} ${Math.round(y / 4)}`;
  for (const glyph of glyphs) {
    if (glyph.code <= 0x20) continue;
    for (let x = glyph.left; x <= glyph.right; x += 3) cells.add(key(x, glyph.originY));
  }
  return (glyph) => cells.has(key((glyph.left + glyph.right) / 2, glyph.originY));
}

function findInk(pdf: OpenPdf, page: number, box: PageBox): (glyph: PageGlyph) => boolean {
  const picture = renderPage(pdf, page, 1);
  if (!picture) return () => true;
  const { width, height, pixels, toPicture } = picture;
  return (glyph) => {
    const [ax, ay] = toPicture(glyph.left, glyph.originY, box);
    const [bx, by] = toPicture(glyph.right, glyph.originY + glyph.look.size * 0.7, box);
    let darkest = 255;
    let lightest = 0;
    for (
      let y = Math.max(0, Math.floor(Math.min(ay, by)));
      y <= Math.min(height - 1, Math.ceil(Math.max(ay, by)));
      y += 1
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(ax, bx)));
        x <= Math.min(width - 1, Math.ceil(Math.max(ax, bx)));
        x += 1
      ) {
        const at = (y * width + x) * 4;
        const light = ((pixels[at] ?? 0) * 2 + (pixels[at + 1] ?? 0) * 5 + (pixels[at + 2] ?? 0)) / 8;
        darkest = Math.min(darkest, light);
        lightest = Math.max(lightest, light);
      }
    }
    return lightest - darkest > INK;
  };
}
