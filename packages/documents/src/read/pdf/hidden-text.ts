import type { PageBox } from '../layout/page-words.ts';
import type { OpenPdf } from './open-pdf.ts';
import { countLetters, isLetter, type PageGlyph } from './page-glyphs.ts';
import { renderGround } from './render-ground.ts';

/** Letters smaller than this cannot be read on paper. */
const minSize = 1.5;
/** Difference in lightness (of 255) that is visible as ink. */
const ink = 60;
/** A background lighter than this hides white letters. */
const paper = 215;
/** Share of a run's letters that must be visible. */
const mostly = 0.5;

interface SeenText {
  readonly glyphs: readonly PageGlyph[];
  readonly isHiddenDropped: boolean;
  /** All the text is an invisible layer over a picture: OCR output, good or bad. */
  readonly isLayer: boolean;
}

const isSuspect = (glyph: PageGlyph): boolean => glyph.look.suspicion !== 'none';

/**
 * Leaves out invisible text: white on white, transparent, off the page, too small. For suspect letters the drawing
 * behind them decides: transparent text also lies over scans and over outlines that show the same words, and white text
 * may be on a dark background.
 */
export function keepSeenText(pdf: OpenPdf, page: number, glyphs: readonly PageGlyph[], box: PageBox): SeenText {
  const onPage = glyphs.filter((glyph) => glyph.look.size >= minSize && isWithin(glyph, box));
  let isHiddenDropped = onPage.length < glyphs.length && countLetters(glyphs) > countLetters(onPage);
  const suspects = onPage.filter((glyph) => isSuspect(glyph) && isLetter(glyph));
  if (suspects.length === 0) return { glyphs: onPage, isHiddenDropped, isLayer: false };

  const shows = findGround(pdf, page, box, suspects);
  const kept: PageGlyph[] = [];
  for (const run of groupRuns(onPage)) {
    const letters = run.filter(isLetter);
    const [first] = run;
    const isSeen = !first || !isSuspect(first) || letters.filter(shows).length >= Math.max(1, letters.length * mostly);
    if (isSeen) kept.push(...run);
    else if (letters.length > 0) isHiddenDropped = true;
  }
  const isLayer = kept.length > 0 && kept.every((glyph) => glyph.look.suspicion === 'unpainted');
  return { glyphs: kept, isHiddenDropped, isLayer };
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
      last.look.suspicion === glyph.look.suspicion &&
      Math.abs(last.originY - glyph.originY) < 1 &&
      Math.abs(last.right - glyph.left) < 3 * glyph.look.size;
    if (isSame) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
    last = glyph;
  }
  return runs;
}

/** Tells whether the drawing behind a suspect letter makes it visible: ink in its shape, or a dark background. */
function findGround(
  pdf: OpenPdf,
  page: number,
  box: PageBox,
  suspects: readonly PageGlyph[],
): (glyph: PageGlyph) => boolean {
  const picture = renderGround(pdf, page, suspects);
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
    return glyph.look.suspicion === 'white' ? (darkest + lightest) / 2 < paper : lightest - darkest > ink;
  };
}
