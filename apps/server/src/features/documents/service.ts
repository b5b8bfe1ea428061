import type { DownloadFormat, downloadResume, ReadResume, RoundTrip } from '@fitted/contract/documents';
import type { RouteInput } from '@fitted/contract/route';
import { Overloaded } from '@fitted/documents/isolation/overloaded';
import { ReadFailure, type ReadProgress } from '@fitted/documents/read/read-result';
import { findUndrawnSigns } from '@fitted/documents/write/pdf/undrawn-signs';
import { compareRoundTrip } from '@fitted/documents/write/round-trip';
import type { ResumeDocument } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readingOf } from '@fitted/resume/parse/reading';
import { AppError } from '../../http/app-error.ts';
import type { Documents } from '../../ports/documents.ts';
import { fileNameFor } from './file-name.ts';
import type { Upload } from './upload.ts';

export interface ReadHooks {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
}

export async function readUpload(
  { bytes, fileName, password }: Upload,
  { read }: Documents,
  hooks: ReadHooks,
): Promise<ReadResume> {
  const { text, pages, ocr, warnings, looks } = await read(bytes, {
    fileName,
    ...(password !== undefined && { password }),
    ...hooks,
  }).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (text.trim() === '') throw new AppError('no_text');
  return { text, pages, ocr, warnings: [...warnings], reading: readingOf(parseResume(text, { looks })) };
}

export interface Download {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Absent when it could not be proved, such as when the readers were too busy: the file is good to have without. */
  readonly roundTrip?: RoundTrip;
}

type DownloadRequest = RouteInput<typeof downloadResume>['body'] & { readonly format: DownloadFormat };

export async function writeDownload(
  request: DownloadRequest,
  documents: Documents,
  signal: AbortSignal,
): Promise<Download> {
  const { format, template, paper, jobTitle, resumeText, reading } = request;
  const document = parseResume(resumeText, { reading });
  const bytes = await documents
    .write(document, { format, template, paper, ...titleOf(document, jobTitle) })
    .catch((error: unknown) => {
      if (error instanceof Overloaded) throw toAppError(error);
      throw new AppError('download_failed', { format: format.toUpperCase() }, { cause: error });
    });
  const fileName = fileNameFor(document.head.contact.name, jobTitle, format);
  // JSON Resume is data, not a page: its schema writes dates in a form of its own, so words cannot be compared.
  if (format === 'json') return { fileName, bytes };
  return { fileName, bytes, ...(await proveRoundTrip(resumeText, document, bytes, fileName, documents, signal)) };
}

const titleOf = ({ head }: ResumeDocument, jobTitle: string) => {
  const title = [head.contact.name, jobTitle].filter(Boolean).join(' – ');
  return title ? { title } : {};
};

/** Reads the written file again, as a tracking system would. */
async function proveRoundTrip(
  resumeText: string,
  document: ResumeDocument,
  bytes: Uint8Array,
  fileName: string,
  { read }: Documents,
  signal: AbortSignal,
): Promise<{ roundTrip?: RoundTrip }> {
  try {
    const { text, looks } = await read(bytes, { fileName, signal });
    const { isLossless, missing, checks } = compareRoundTrip(resumeText, text, { source: document, looks });
    const undrawn = fileName.endsWith('.pdf') ? findUndrawnSigns(bytes).slice(0, 20) : [];
    return { roundTrip: { isLossless, missing: missing.slice(0, 20), checks: { ...checks }, undrawn } };
  } catch (error) {
    if (error instanceof Overloaded || error instanceof ReadFailure) return {};
    throw error;
  }
}

/** What a document's failure is to the caller. */
export function toAppError(error: unknown): unknown {
  if (error instanceof ReadFailure) return new AppError(error.code, {}, { cause: error });
  if (error instanceof Overloaded) return new AppError('overloaded', {}, { cause: error, retryAfterS: 5 });
  return error;
}
