import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

type Pointer = number;

/**
 * The exports we call, without the package's wrappers: those marshal every argument of every call, which at five calls
 * per letter costs more than reading the letter.
 */
interface PdfiumExports {
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
  FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageWidthF(page: Pointer): number;
  FPDF_GetPageHeightF(page: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDF_GetPageBoundingBox(page: Pointer, rect: Pointer): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  /** An inactive object is not drawn. */
  FPDFPageObj_SetIsActive(object: Pointer, isActive: number): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(textPage: Pointer): void;
  FPDFText_CountChars(textPage: Pointer): number;
  FPDFText_GetUnicode(textPage: Pointer, index: number): number;
  FPDFText_IsGenerated(textPage: Pointer, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: Pointer, index: number): number;
  FPDFText_GetLooseCharBox(textPage: Pointer, index: number, rect: Pointer): number;
  FPDFText_GetCharOrigin(textPage: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetMatrix(textPage: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetFontSize(textPage: Pointer, index: number): number;
  FPDFText_GetFontWeight(textPage: Pointer, index: number): number;
  FPDFText_GetFontInfo(textPage: Pointer, index: number, buffer: Pointer, size: number, flags: Pointer): number;
  FPDFText_GetTextObject(textPage: Pointer, index: number): Pointer;
  FPDFText_GetFillColor(textPage: Pointer, index: number, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  FPDFTextObj_GetFont(object: Pointer): Pointer;
  FPDFFont_GetFontData(font: Pointer, buffer: Pointer, size: number, needed: Pointer): number;
  FPDFText_CountRects(textPage: Pointer, start: number, count: number): number;
  FPDFText_GetRect(
    textPage: Pointer,
    index: number,
    left: Pointer,
    top: Pointer,
    right: Pointer,
    bottom: Pointer,
  ): number;
  FPDFPage_CreateAnnot(page: Pointer, subtype: number): Pointer;
  FPDFPage_CloseAnnot(annotation: Pointer): void;
  FPDFAnnot_SetRect(annotation: Pointer, rect: Pointer): number;
  FPDFAnnot_SetColor(annotation: Pointer, type: number, r: number, g: number, b: number, a: number): number;
  FPDFAnnot_AppendAttachmentPoints(annotation: Pointer, quad: Pointer): number;
  FPDFAnnot_SetStringValue(annotation: Pointer, key: Pointer, value: Pointer): number;
  EPDFAnnot_GenerateAppearance(annotation: Pointer): number;
  FPDF_SaveAsCopy(document: Pointer, writer: Pointer, flags: number): number;
  PDFiumExt_OpenFileWriter(): Pointer;
  PDFiumExt_GetFileWriterSize(writer: Pointer): number;
  PDFiumExt_GetFileWriterData(writer: Pointer, data: Pointer, size: number): number;
  PDFiumExt_CloseFileWriter(writer: Pointer): void;
  FPDFLink_Enumerate(page: Pointer, position: Pointer, link: Pointer): number;
  FPDFLink_GetAction(link: Pointer): Pointer;
  FPDFLink_GetAnnotRect(link: Pointer, rect: Pointer): number;
  FPDFAction_GetType(action: Pointer): number;
  FPDFAction_GetURIPath(document: Pointer, action: Pointer, buffer: Pointer, size: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, scan: Pointer, stride: number): Pointer;
  FPDFBitmap_FillRect(bitmap: Pointer, left: number, top: number, width: number, height: number, argb: number): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

export interface Pdfium {
  readonly call: PdfiumExports;
  /** The memory moves when it grows: get a new view after every call that may allocate. */
  bytes(): Uint8Array;
  view(): DataView;
}

interface Loaded {
  readonly pdfium: { readonly wasmExports: unknown; readonly HEAPU8: Uint8Array };
  PDFiumExt_Init(): void;
}

let loading: Promise<Pdfium> | undefined;

/** One instance per process: it takes 60 ms to start and is not re-entrant, which a dedicated process never needs. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= startPdfium();
  return loading;
}

async function startPdfium(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  const loaded = (await init({ wasmBinary })) as unknown as Loaded;
  loaded.PDFiumExt_Init();
  const { pdfium } = loaded;
  let view = new DataView(pdfium.HEAPU8.buffer);
  return {
    call: pdfium.wasmExports as PdfiumExports,
    bytes: () => pdfium.HEAPU8,
    view() {
      if (view.buffer !== pdfium.HEAPU8.buffer) view = new DataView(pdfium.HEAPU8.buffer);
      return view;
    },
  };
}
