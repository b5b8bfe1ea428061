import { layOutPages } from '../layout/page-text.ts';
import { type PageBox, readUprightPages, type UprightPage } from '../layout/page-words.ts';
import { PictureReader } from '../ocr/read-pictures.ts';
import { OcrNeeded, type RawReading, ReadFailure, type ReadOptions, type Warning } from '../read-result.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import { keepSeenText } from './hidden-text.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { GlyphReader } from './page-glyphs.ts';
import { readPageLinks } from './page-links.ts';
import { judgePage, renderForOcr } from './scanned-pages.ts';
import { findSidePanel } from './side-panel.ts';

/** More pages than any resume; the rest is skipped with a warning. */
const maxPages = 60;
const maxOcrPages = 12;
const ocrBudgetMs = 110_000;

interface PdfReading {
  readonly pdf: OpenPdf;
  readonly options: ReadOptions;
  readonly warnings: Set<Warning>;
  /** What was read from each page; scanned ones are filled in later. */
  readonly pages: UprightPage[][];
  readonly scanned: number[];
}

export async function readPdf(file: Uint8Array, options: ReadOptions): Promise<RawReading> {
  const pdf = await openPdf(file, options.password);
  const reading: PdfReading = { pdf, options, warnings: new Set(), pages: [], scanned: [] };
  try {
    readTextPages(reading);
    const needsOcr = reading.scanned.length > 0;
    if (needsOcr && options.ocr === 'later') throw new OcrNeeded();
    if (needsOcr) await readScannedPages(reading);
    const { text, looks } = layOutPages(reading.pages.flat());
    if (text.trim() === '') throw new ReadFailure(pdf.pages === 0 ? 'corrupt' : 'no_text');
    return { text, looks, pages: pdf.pages, ocr: needsOcr, warnings: [...reading.warnings] };
  } finally {
    pdf.close();
  }
}

function readTextPages(reading: PdfReading): void {
  const { pdf, options, warnings } = reading;
  const { call } = pdf.pdfium;
  const count = Math.min(pdf.pages, maxPages);
  if (pdf.pages > count) warnings.add('pages_skipped');
  const reader = new GlyphReader(pdf);
  let open = 0;
  try {
    for (let index = 0; index < count; index += 1) {
      const page = call.FPDF_LoadPage(pdf.document, index);
      // Close the previous page only now: PDFium drops fonts that no open page uses, and would parse them again.
      if (open !== 0) call.FPDF_ClosePage(open);
      open = page;
      if (page !== 0) readTextPage(reading, reader, page, index);
      options.onProgress?.({ page: index + 1, pages: count, stage: 'text' });
    }
  } finally {
    if (open !== 0) call.FPDF_ClosePage(open);
    reader.free();
  }
}

function readTextPage(
  { pdf, warnings, pages, scanned }: PdfReading,
  reader: GlyphReader,
  page: number,
  index: number,
): void {
  const { glyphs, unmapped } = reader.read(page);
  const box = pageBox(pdf, page);
  const seen = keepSeenText(pdf, page, glyphs, box);
  if (judgePage(pdf, page, seen.glyphs, unmapped, seen.isLayer) === 'picture') {
    scanned.push(index);
    return;
  }
  if (seen.isHiddenDropped) warnings.add('hidden_text_dropped');
  const drawn = findDrawnBullets(pdf, page, seen.glyphs);
  const all = drawn.length > 0 ? [...seen.glyphs, ...drawn] : seen.glyphs;
  const upright = readUprightPages(all, readPageLinks(pdf, page), box);
  const panel = all[0]?.look.angle === 0 ? findSidePanel(pdf, page, box) : undefined;
  pages[index] = panel === undefined ? upright : upright.map((text, at) => (at === 0 ? { ...text, panel } : text));
}

async function readScannedPages({ pdf, options, warnings, pages, scanned }: PdfReading): Promise<void> {
  const reader = new PictureReader(options.languages);
  const startedAt = performance.now();
  for (const [position, index] of scanned.entries()) {
    options.signal?.throwIfAborted();
    if (position >= maxOcrPages || performance.now() - startedAt > ocrBudgetMs) {
      warnings.add('pages_skipped');
      return;
    }
    options.onProgress?.({ page: index + 1, pages: pdf.pages, stage: 'ocr' });
    const picture = withPage(pdf, index, (page) => renderForOcr(pdf, page));
    if (picture) pages[index] = [await reader.read(picture)];
  }
}

function withPage<T>(pdf: OpenPdf, index: number, act: (page: number) => T): T | undefined {
  const { call } = pdf.pdfium;
  const page = call.FPDF_LoadPage(pdf.document, index);
  if (page === 0) return undefined;
  try {
    return act(page);
  } finally {
    call.FPDF_ClosePage(page);
  }
}

function pageBox(pdf: OpenPdf, page: number): PageBox {
  const { call } = pdf.pdfium;
  const rect = call.malloc(16);
  const isKnown = call.FPDF_GetPageBoundingBox(page, rect) !== 0;
  const view = pdf.pdfium.view();
  const at = (offset: number) => view.getFloat32(rect + offset, true);
  const [left, top, right, bottom] = [at(0), at(4), at(8), at(12)];
  call.free(rect);
  if (isKnown) return { left, right, bottom, top };
  return { left: 0, bottom: 0, right: call.FPDF_GetPageWidthF(page), top: call.FPDF_GetPageHeightF(page) };
}
