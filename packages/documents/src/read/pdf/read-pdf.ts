import { layOutPages } from '../layout/page-text.ts';
import { type PageBox, readUprightPages, type UprightPage } from '../layout/page-words.ts';
import type { RawReading, ReadOptions, Warning } from '../read-result.ts';
import { ReadFailure } from '../read-result.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import { keepSeenText } from './hidden-text.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { GlyphReader } from './page-glyphs.ts';
import { readPageLinks } from './page-links.ts';

/** More pages than any resume; the rest is skipped with a warning. */
export const MAX_PDF_PAGES = 60;

export async function readPdf(file: Uint8Array, options: ReadOptions): Promise<RawReading> {
  const pdf = await openPdf(file, options.password);
  const reader = new GlyphReader(pdf);
  try {
    const count = Math.min(pdf.pages, MAX_PDF_PAGES);
    const warnings = new Set<Warning>();
    if (pdf.pages > count) warnings.add('pages_skipped');
    const pages: UprightPage[] = [];
    for (let index = 0; index < count; index += 1) {
      pages.push(...readPage(pdf, reader, index, warnings));
      options.onProgress?.({ page: index + 1, pages: count, stage: 'text' });
    }
    const text = layOutPages(pages);
    if (text.trim() === '') throw new ReadFailure('no_text');
    return { text, pages: pdf.pages, warnings: [...warnings] };
  } finally {
    reader.free();
    pdf.close();
  }
}

function readPage(pdf: OpenPdf, reader: GlyphReader, index: number, warnings: Set<Warning>): UprightPage[] {
  const { call } = pdf.pdfium;
  const page = call.FPDF_LoadPage(pdf.document, index);
  if (page === 0) return [];
  try {
    const { glyphs } = reader.read(page);
    const box = pageBox(pdf, page);
    const seen = keepSeenText(pdf, page, glyphs, box);
    if (seen.isHiddenDropped) warnings.add('hidden_text_dropped');
    const drawn = findDrawnBullets(pdf, page, seen.glyphs);
    return readUprightPages([...seen.glyphs, ...drawn], readPageLinks(pdf, page), box);
  } finally {
    call.FPDF_ClosePage(page);
  }
}

function pageBox(pdf: OpenPdf, page: number): PageBox {
  const { call } = pdf.pdfium;
  const rect = call.malloc(16);
  const isKnown = call.FPDF_GetPageBoundingBox(page, rect) !== 0;
  const view = pdf.pdfium.view();
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(rect + at, true)) as [
    number,
    number,
    number,
    number,
  ];
  call.free(rect);
  if (isKnown) return { left, right, bottom, top };
  return { left: 0, bottom: 0, right: call.FPDF_GetPageWidthF(page), top: call.FPDF_GetPageHeightF(page) };
}
