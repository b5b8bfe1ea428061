import type { OpenPdf } from './open-pdf.ts';
import type { PageGlyph } from './page-glyphs.ts';
import { type PagePicture, renderPage } from './render-page.ts';

const text = 1;
const image = 3;
const maxObjects = 20_000;

/** The page without its text, and without pictures that no letter lies over: decoding a photograph is expensive. */
export function renderGround(pdf: OpenPdf, page: number, letters: readonly PageGlyph[]): PagePicture | undefined {
  const { call } = pdf.pdfium;
  const count = Math.min(call.FPDFPage_CountObjects(page), maxObjects);
  const scratch = call.malloc(16);
  const hidden: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    const type = object === 0 ? 0 : call.FPDFPageObj_GetType(object);
    if (type === text || (type === image && !isUnder(pdf, object, scratch, letters))) {
      call.FPDFPageObj_SetIsActive(object, 0);
      hidden.push(object);
    }
  }
  call.free(scratch);
  const picture = renderPage(pdf, page, 1);
  for (const object of hidden) call.FPDFPageObj_SetIsActive(object, 1);
  return picture;
}

function isUnder(pdf: OpenPdf, object: number, scratch: number, letters: readonly PageGlyph[]): boolean {
  if (!pdf.pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return true;
  const view = pdf.pdfium.view();
  const at = (offset: number) => view.getFloat32(scratch + offset, true);
  const [left, bottom, right, top] = [at(0), at(4), at(8), at(12)];
  return letters.some(
    (glyph) => glyph.right > left && glyph.left < right && glyph.originY > bottom && glyph.originY < top,
  );
}
