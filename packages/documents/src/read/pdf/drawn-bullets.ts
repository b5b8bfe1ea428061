import type { OpenPdf } from './open-pdf.ts';
import type { PageGlyph } from './page-glyphs.ts';

const path = 2;
const maxObjects = 5_000;
/** In points: anything smaller is a speck, anything larger the dot of a timeline or a rating. */
const minDot = 1.2;
const maxDot = 5.5;
const bullet = 0x2022;

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Bullets that are drawn as shapes, returned as glyphs before the text they introduce. */
export function findDrawnBullets(pdf: OpenPdf, page: number, glyphs: readonly PageGlyph[]): PageGlyph[] {
  const dots = findDots(pdf, page);
  if (dots.length < 2) return [];
  const single = dots.filter((dot) => !dots.some((other) => other !== dot && isInRow(dot, other)));
  const bullets: PageGlyph[] = [];
  for (const dot of single) {
    const text = findTextBehind(dot, glyphs);
    if (text) {
      const { originY, look, bottom, top } = text;
      const half = dot.size / 2;
      bullets.push({
        code: bullet,
        left: dot.x - half,
        right: dot.x + half,
        bottom,
        top,
        originX: dot.x - half,
        originY,
        look: { ...look, suspicion: 'none', glyphs: 'letters' },
        isInferred: false,
      });
    }
  }
  return bullets.length >= 2 ? bullets : [];
}

function findDots(pdf: OpenPdf, page: number): Dot[] {
  const { call } = pdf.pdfium;
  const count = Math.min(call.FPDFPage_CountObjects(page), maxObjects);
  const scratch = call.malloc(16);
  const dots: Dot[] = [];
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    if (object === 0 || call.FPDFPageObj_GetType(object) !== path) continue;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const view = pdf.pdfium.view();
    const at = (offset: number) => view.getFloat32(scratch + offset, true);
    const [left, bottom, right, top] = [at(0), at(4), at(8), at(12)];
    const width = right - left;
    const height = top - bottom;
    if (width < minDot || width > maxDot || Math.abs(width - height) > 0.25 * width) continue;
    dots.push({ x: (left + right) / 2, y: (bottom + top) / 2, size: width });
  }
  call.free(scratch);
  return dots;
}

/** Dots side by side are a rating or a dotted line. */
function isInRow(dot: Dot, other: Dot): boolean {
  return Math.abs(dot.y - other.y) < 1 && Math.abs(dot.x - other.x) < 25;
}

function findTextBehind(dot: Dot, glyphs: readonly PageGlyph[]): PageGlyph | undefined {
  let nearest: PageGlyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.code <= 0x20 || glyph.look.angle !== 0) continue;
    const { size } = glyph.look;
    const gap = glyph.left - dot.x;
    const rise = dot.y - glyph.originY;
    if (rise < 0.05 * size || rise > 0.65 * size || dot.size > 0.55 * size) continue;
    // Text right before the dot makes it a separator.
    if (gap < 0 && dot.x - glyph.right < 2 * size) return undefined;
    if (gap > 0.25 * size && gap < 3 * size && (!nearest || glyph.left < nearest.left)) nearest = glyph;
  }
  return nearest;
}
