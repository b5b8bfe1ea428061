import { ReadFailure } from '../read-result.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';

export interface OpenPdf {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly pages: number;
  close(): void;
}

const passwordError = 4;
const securityError = 5;

export async function openPdf(file: Uint8Array, password: string | undefined): Promise<OpenPdf> {
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const data = call.malloc(file.length);
  if (data === 0) throw new ReadFailure('too_complex');
  pdfium.bytes().set(file, data);

  const secret = writeCString(pdfium, password ?? '');
  const document = call.FPDF_LoadMemDocument(data, file.length, secret);
  const problem = document === 0 ? call.FPDF_GetLastError() : 0;
  pdfium.bytes().fill(0, secret, secret + (password ?? '').length);
  call.free(secret);
  if (document === 0) {
    call.free(data);
    throw new ReadFailure(problem === passwordError || problem === securityError ? 'password_protected' : 'corrupt');
  }
  return {
    pdfium,
    document,
    pages: call.FPDF_GetPageCount(document),
    close() {
      call.FPDF_CloseDocument(document);
      call.free(data);
    },
  };
}

function writeCString(pdfium: Pdfium, text: string): number {
  const bytes = new TextEncoder().encode(text);
  const pointer = pdfium.call.malloc(bytes.length + 1);
  pdfium.bytes().set(bytes, pointer);
  pdfium.bytes()[pointer + bytes.length] = 0;
  return pointer;
}
