import { createCanvas, ImageData } from '@napi-rs/canvas';
import { type OpenPdf, openPdf } from '../read/pdf/open-pdf.ts';
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
  { page = 0, widthPx, type = 'png' }: PreviewOptions,
): Promise<Uint8Array> => {
  const open = await openPdf(pdf, undefined);
  try {
    return await drawPage(open, page, widthPx, type);
  } finally {
    open.close();
  }
};

export interface PagesWanted {
  readonly widthPx: number;
  /** Further pages are counted, not drawn. */
  readonly most: number;
}

export interface DrawnPages {
  readonly pages: number;
  /** WebP images of the first of them. */
  readonly pictures: readonly Uint8Array[];
}

/** Images of the first pages, and how many there are in all. */
export async function renderPages(pdf: Uint8Array, { widthPx, most }: PagesWanted): Promise<DrawnPages> {
  const open = await openPdf(pdf, undefined);
  try {
    const pictures: Uint8Array[] = [];
    for (let index = 0; index < Math.min(most, open.pages); index += 1)
      pictures.push(await drawPage(open, index, widthPx, 'webp'));
    return { pages: open.pages, pictures };
  } finally {
    open.close();
  }
}

async function drawPage(open: OpenPdf, index: number, widthPx: number, type: 'png' | 'webp'): Promise<Uint8Array> {
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
  }
}
