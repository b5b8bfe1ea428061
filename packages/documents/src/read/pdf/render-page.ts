import type { PageBox } from '../layout/page-words.ts';
import type { OpenPdf } from './open-pdf.ts';

export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel; red and blue in the order the caller asked for. */
  readonly pixels: Uint8Array;
  /** From page space to pixels, the page's rotation included. */
  readonly toPicture: (x: number, y: number, box: PageBox) => [x: number, y: number];
}

const bgrx = 3;
const white = 0xffffffff;
const annotations = 1;
const swapRedAndBlue = 16;
/** A page of absurd size must not use the memory of a hundred, */
const maxPixels = 12_000_000;
/** nor a page of countless shapes the time: text converted to outlines has some thousands. */
const maxShapes = 50_000;

export function renderPage(pdf: OpenPdf, page: number, scale: number): PagePicture | undefined {
  const { call } = pdf.pdfium;
  const pageWidth = call.FPDF_GetPageWidthF(page);
  const pageHeight = call.FPDF_GetPageHeightF(page);
  if (!(pageWidth > 1 && pageHeight > 1) || call.FPDFPage_CountObjects(page) > maxShapes) return undefined;
  const shrink = Math.min(1, Math.sqrt(maxPixels / (pageWidth * pageHeight * scale * scale)));
  const width = Math.max(1, Math.round(pageWidth * scale * shrink));
  const height = Math.max(1, Math.round(pageHeight * scale * shrink));
  const memory = call.malloc(width * height * 4);
  if (memory === 0) return undefined;
  const bitmap = call.FPDFBitmap_CreateEx(width, height, bgrx, memory, width * 4);
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations | swapRedAndBlue);
  const pixels = pdf.pdfium.bytes().slice(memory, memory + width * height * 4);
  call.FPDFBitmap_Destroy(bitmap);
  call.free(memory);
  return { width, height, pixels, toPicture: placeOn(width, height, call.FPDFPage_GetRotation(page)) };
}

function placeOn(width: number, height: number, quarterTurns: number): PagePicture['toPicture'] {
  return (x, y, box) => {
    const across = (x - box.left) / (box.right - box.left);
    const up = (y - box.bottom) / (box.top - box.bottom);
    switch (quarterTurns) {
      case 1:
        return [up * width, across * height];
      case 2:
        return [(1 - across) * width, up * height];
      case 3:
        return [(1 - up) * width, (1 - across) * height];
      default:
        return [across * width, (1 - up) * height];
    }
  };
}
