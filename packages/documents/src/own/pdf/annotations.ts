import type { OpenPdf } from '../../read/pdf/open-pdf.ts';
import type { Pdfium } from '../../read/pdf/pdfium.ts';
import type { PageLetters } from './page-letters.ts';

const textNote = 1;
const strikeOut = 12;
const incremental = 1;
const noteSize = 16;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Note {
  readonly author: string;
  readonly contents: string;
  /** As ISO 8601. */
  readonly date: string;
}

export interface Annotator {
  strike(start: number, end: number, note: Note): void;
  /** A note in the margin beside the letter. */
  comment(at: number, note: Note): void;
  /** The original file, byte for byte, followed by the annotations. */
  save(): Uint8Array;
}

export function createAnnotator(pdf: OpenPdf, { places }: PageLetters): Annotator {
  const { pdfium, document } = pdf;
  const { call } = pdfium;

  const annotate = (page: number, subtype: number, box: Box, note: Note, draw: (annotation: number) => void) => {
    const handle = call.FPDF_LoadPage(document, page);
    const annotation = call.FPDFPage_CreateAnnot(handle, subtype);
    withFloats(pdfium, [box.left, box.top, box.right, box.bottom], (rect) => call.FPDFAnnot_SetRect(annotation, rect));
    call.FPDFAnnot_SetColor(annotation, 0, 196, 74, 30, 255);
    draw(annotation);
    setText(pdfium, annotation, 'T', note.author);
    setText(pdfium, annotation, 'Contents', note.contents);
    setText(pdfium, annotation, 'M', `D:${note.date.replace(/[-:T]/g, '').replace(/Z$/, '')}Z`);
    // Some viewers do not draw annotations without an appearance.
    call.EPDFAnnot_GenerateAppearance(annotation);
    call.FPDFPage_CloseAnnot(annotation);
    call.FPDF_ClosePage(handle);
  };

  return {
    strike(start, end, note) {
      for (const { page, boxes } of boxesOf(pdf, places.slice(start, end)))
        annotate(page, strikeOut, around(boxes), note, (annotation) => {
          for (const { left, top, right, bottom } of boxes)
            withFloats(pdfium, [left, top, right, top, left, bottom, right, bottom], (quad) =>
              call.FPDFAnnot_AppendAttachmentPoints(annotation, quad),
            );
        });
    },
    comment(at, note) {
      const place = places[at];
      const [found] = place ? boxesOf(pdf, [place]) : [];
      const [box] = found?.boxes ?? [];
      if (!found || !box) return;
      const handle = call.FPDF_LoadPage(document, found.page);
      const right = call.FPDF_GetPageWidthF(handle) - 6;
      call.FPDF_ClosePage(handle);
      const margin = { left: right - noteSize, right, top: box.top + 2, bottom: box.top + 2 - noteSize };
      annotate(found.page, textNote, margin, note, () => undefined);
    },
    save() {
      const writer = call.PDFiumExt_OpenFileWriter();
      call.FPDF_SaveAsCopy(document, writer, incremental);
      const size = call.PDFiumExt_GetFileWriterSize(writer);
      const data = call.malloc(size);
      call.PDFiumExt_GetFileWriterData(writer, data, size);
      const bytes = pdfium.bytes().slice(data, data + size);
      call.free(data);
      call.PDFiumExt_CloseFileWriter(writer);
      return bytes;
    },
  };
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.max(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
});

interface PageBoxes {
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** One box for each line that the letters are on, by page. */
function boxesOf({ pdfium, document }: OpenPdf, places: PageLetters['places']): PageBoxes[] {
  const { call } = pdfium;
  const found: PageBoxes[] = [];
  for (const page of new Set(places.map((place) => place.page))) {
    const indexes = places.filter((place) => place.page === page).map(({ index }) => index);
    const first = Math.min(...indexes);
    const handle = call.FPDF_LoadPage(document, page);
    const text = call.FPDFText_LoadPage(handle);
    const count = call.FPDFText_CountRects(text, first, Math.max(...indexes) - first + 1);
    const boxes = Array.from({ length: count }, (_, at) => readRect(pdfium, text, at));
    call.FPDFText_ClosePage(text);
    call.FPDF_ClosePage(handle);
    if (boxes.length > 0) found.push({ page, boxes });
  }
  return found;
}

function readRect({ call, view }: Pdfium, text: number, at: number): Box {
  const pointer = call.malloc(32);
  call.FPDFText_GetRect(text, at, pointer, pointer + 8, pointer + 16, pointer + 24);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 8, 16, 24].map((offset) =>
    view().getFloat64(pointer + offset, true),
  );
  call.free(pointer);
  return { left, top, right, bottom };
}

function withFloats({ call, view }: Pdfium, values: readonly number[], use: (pointer: number) => void): void {
  const pointer = call.malloc(values.length * 4);
  for (const [at, value] of values.entries()) view().setFloat32(pointer + at * 4, value, true);
  use(pointer);
  call.free(pointer);
}

function setText({ call, bytes, view }: Pdfium, annotation: number, key: string, value: string): void {
  const name = new TextEncoder().encode(`${key}\0`);
  const pointer = call.malloc(name.length + (value.length + 1) * 2 + 1);
  const text = pointer + name.length + (name.length % 2);
  bytes().set(name, pointer);
  for (let at = 0; at < value.length; at += 1) view().setUint16(text + at * 2, value.charCodeAt(at), true);
  view().setUint16(text + value.length * 2, 0, true);
  call.FPDFAnnot_SetStringValue(annotation, pointer, text);
  call.free(pointer);
}
