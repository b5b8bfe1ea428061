import type { OpenPdf } from './open-pdf.ts';
import { countLetters, isLetter, type PageGlyph } from './page-glyphs.ts';
import { renderPage } from './render-page.ts';

const image = 3;
const form = 5;
const maxObjects = 2_000;
/** Fewer letters than this are a page number or a stamp. */
const fewLetters = 25;
/** Share of the page that a scan covers. */
const scanCover = 0.2;
/** 180 dpi: enough for ten-point type, and half the time of 300. */
const ocrScale = 2.5;

type PageText = 'text' | 'picture' | 'blank';

/** Whether a page's text matches what it shows, or its picture must be read. */
export function judgePage(
  pdf: OpenPdf,
  page: number,
  glyphs: readonly PageGlyph[],
  unmapped: number,
  isLayer: boolean,
): PageText {
  const letters = countLetters(glyphs);
  if (letters >= fewLetters) {
    const isRubbish = unmapped > letters * 0.3 || (isLayer && !readsLikeWords(glyphs));
    return isRubbish ? 'picture' : 'text';
  }
  if (coverage(pdf, page) > scanCover) return 'picture';
  // Text converted to outlines leaves a page of many small shapes.
  if (letters === 0 && pdf.pdfium.call.FPDFPage_CountObjects(page) > 20) return 'picture';
  return letters > 0 ? 'text' : 'blank';
}

function coverage(pdf: OpenPdf, page: number): number {
  const { call } = pdf.pdfium;
  const area = call.FPDF_GetPageWidthF(page) * call.FPDF_GetPageHeightF(page);
  const count = Math.min(call.FPDFPage_CountObjects(page), maxObjects);
  const scratch = call.malloc(16);
  let covered = 0;
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    const type = object === 0 ? 0 : call.FPDFPageObj_GetType(object);
    if (type !== image && type !== form) continue;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const view = pdf.pdfium.view();
    const at = (offset: number) => view.getFloat32(scratch + offset, true);
    covered += Math.max(0, at(8) - at(0)) * Math.max(0, at(12) - at(4));
  }
  call.free(scratch);
  return area > 0 ? covered / area : 0;
}

/** Bad OCR leaves strings of symbols and single letters. */
function readsLikeWords(glyphs: readonly PageGlyph[]): boolean {
  const text = glyphs
    .filter(isLetter)
    .map((glyph) => String.fromCodePoint(glyph.code))
    .join('');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{8,}/u.test(text)) return true;
  const odd = text.match(/[^\p{L}\p{N}.,;:()@/&'’"“”•·–—+%$€£#|!?-]/gu)?.length ?? 0;
  const vowels = text.match(/[aeiouyáéíóúàèìòùäöüâêîôû]/giu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > text.length * 0.6 && odd < text.length * 0.08 && vowels > letters * 0.25 && vowels < letters * 0.6;
}

/** The page in greyscale, in the simplest picture format there is. */
export function renderForOcr(pdf: OpenPdf, page: number) {
  const picture = renderPage(pdf, page, ocrScale);
  if (!picture) return undefined;
  const { width, height, pixels } = picture;
  const header = Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1');
  const bytes = new Uint8Array(header.length + width * height);
  bytes.set(header);
  let dark = 0;
  for (let index = 0; index < width * height; index += 1) {
    const light = ((pixels[index * 4] ?? 0) * 2 + (pixels[index * 4 + 1] ?? 0) * 5 + (pixels[index * 4 + 2] ?? 0)) >> 3;
    bytes[header.length + index] = light;
    if (light < 128) dark += 1;
  }
  if (dark < 50) return undefined;
  return { bytes, width, height, scale: width / pdf.pdfium.call.FPDF_GetPageWidthF(page) };
}
