import type { OpenPdf } from '../../read/pdf/open-pdf.ts';

/** A letter or digit on a page; `index` is its position among all of PDFium's characters of the page. */
interface PlacedLetter {
  readonly page: number;
  readonly index: number;
}

export interface PageLetters {
  /** Letters and digits only: spaces, bullets and line-end hyphens differ between a page and what was read from it. */
  readonly text: string;
  /** One for each UTF-16 unit of `text`. */
  readonly places: readonly PlacedLetter[];
}

/** Without marks and lone accents: many PDFs draw an accent apart from its letter, in front of it or behind. */
const isWritten = /(?![\u02b0-\u02ff])[\p{L}\p{N}]/u;

/** The letters and digits of a line. Compatibility forms (ligatures, wide letters) are unified. */
export function lettersOf(text: string): string {
  const letters = [...text.normalize('NFKD')].filter((character) => isWritten.test(character)).join('');
  // An accent that is drawn apart stands on an i without its dot.
  return letters.replaceAll('ı', 'i').replaceAll('ȷ', 'j');
}

export function readPageLetters({ pdfium: { call }, document, pages }: OpenPdf): PageLetters {
  const places: PlacedLetter[] = [];
  let text = '';
  for (let page = 0; page < pages; page += 1) {
    const handle = call.FPDF_LoadPage(document, page);
    const letters = call.FPDFText_LoadPage(handle);
    const count = call.FPDFText_CountChars(letters);
    for (let index = 0; index < count; index += 1) {
      const code = call.FPDFText_GetUnicode(letters, index);
      const written = code > 0 && code <= 0x10ffff ? lettersOf(String.fromCodePoint(code)) : '';
      text += written;
      for (let unit = 0; unit < written.length; unit += 1) places.push({ page, index });
    }
    call.FPDFText_ClosePage(letters);
    call.FPDF_ClosePage(handle);
  }
  return { text, places };
}
