import { createCanvas, ImageData } from '@napi-rs/canvas';
import { openPdf } from '../read/pdf/open-pdf.ts';
import { renderPage } from '../read/pdf/render-page.ts';

export interface PreviewOptions {
  /** Zero-based. */
  readonly page?: number;
  /** Image width in pixels; the height follows from the paper size. */
  readonly widthPx: number;
  readonly type?: 'png' | 'webp';
}

/** An image of a page, rendered from the same PDF that the person downloads. */
export const renderPreview = async (
  pdf: Uint8Array,
  { page: index = 0, widthPx, type = 'png' }: PreviewOptions,
): Promise<Uint8Array> => {
  const open = await openPdf(pdf, undefined);
  const { call } = open.pdfium;
  const page = call.FPDF_LoadPage(open.document, index);
  try {
    if (page === 0) throw new Error(`The document has no page ${index + 1}`);
    const picture = renderPage(open, page, widthPx / call.FPDF_GetPageWidthF(page));
    if (!picture) throw new Error(`Page ${index + 1} could not be drawn ${widthPx} pixels wide`);
    const canvas = createCanvas(picture.width, picture.height);
    // PDFium leaves the fourth byte of a pixel undefined when there is no alpha.
    const pixels = new Uint8ClampedArray(picture.pixels);
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
    canvas.getContext('2d').putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0);
    return await (type === 'png' ? canvas.encode('png') : canvas.encode('webp', 86));
  } finally {
    if (page !== 0) call.FPDF_ClosePage(page);
    open.close();
  }
};
