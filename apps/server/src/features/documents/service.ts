import {
  type DownloadFormat,
  type downloadResume,
  maxPagePictures,
  type ReadResume,
  type ResumePages,
  type RoundTrip,
  type resumePages,
} from '@fitted/contract/documents';
import type { RouteInput } from '@fitted/contract/route';
import { Overloaded, TooComplex } from '@fitted/documents/isolation/failures';
import { ReadFailure, type ReadProgress } from '@fitted/documents/read/read-result';
import { findUndrawnCharacters } from '@fitted/documents/write/pdf/undrawn-characters';
import type { RoundTrip as ComparedWords } from '@fitted/documents/write/round-trip';
import type { ResumeDocument } from '@fitted/resume/document';
import { readingOf } from '@fitted/resume/parse/reading';
import { AppError } from '../../errors/app-error.ts';
import { textFailure } from '../../errors/text-failure.ts';
import type { Documents } from '../../ports/documents.ts';
import type { TextWork } from '../../ports/text-work.ts';
import { fileNameFor } from './file-name.ts';
import type { Upload } from './upload.ts';

export interface ReadHooks {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
}

export async function readUpload(
  { bytes, fileName, password }: Upload,
  { documents, text: work }: DownloadDeps,
  hooks: ReadHooks,
): Promise<ReadResume> {
  const { text, pages, ocr, warnings, looks } = await documents
    .read(bytes, {
      fileName,
      ...(password !== undefined && { password }),
      ...hooks,
    })
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  if (text.trim() === '') throw new AppError('no_text');
  const document = await work.parse(text, { looks }, hooks.signal).catch((error: unknown) => {
    throw error instanceof TooComplex ? new AppError('too_complex', {}, { cause: error }) : toAppError(error);
  });
  return { text, pages, ocr, warnings: [...warnings], reading: readingOf(document) };
}

export interface Download {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Absent if it could not be checked, such as when the readers were busy: the file is useful anyway. */
  readonly roundTrip?: RoundTrip;
}

type DownloadRequest = RouteInput<typeof downloadResume>['body'] & { readonly format: DownloadFormat };

export interface DownloadDeps {
  readonly documents: Documents;
  readonly text: TextWork;
}

export async function writeDownload(
  request: DownloadRequest,
  deps: DownloadDeps,
  signal: AbortSignal,
): Promise<Download> {
  const { format, template, paper, jobTitle, resumeText, reading } = request;
  if (format === 'txt') return writeTextDownload(request, deps, signal);
  const document = await deps.text.parse(resumeText, { reading }, signal).catch((error: unknown) => {
    throw toAppError(error);
  });
  const bytes = await deps.documents
    .write(document, { format, template, paper, ...titleOf(document, jobTitle) })
    .catch((error: unknown) => {
      if (error instanceof Overloaded) throw toAppError(error);
      throw new AppError('download_failed', { format: format.toUpperCase() }, { cause: error });
    });
  const fileName = fileNameFor(document.head.contact.name, jobTitle, format);
  // JSON Resume is data, not a page: its schema has its own date format, so words cannot be compared.
  if (format === 'json') return { fileName, bytes };
  return { fileName, bytes, ...(await proveRoundTrip(resumeText, document, bytes, fileName, deps, signal)) };
}

/** Sharp on a high-density screen, at the width of the sheet shown there. */
const pictureWidthPx = 1190;

/** The pages of exactly the PDF that would be downloaded, as a preview. */
export async function drawPages(
  { resumeText, reading, jobTitle, template, paper }: RouteInput<typeof resumePages>['body'],
  deps: DownloadDeps,
  signal: AbortSignal,
): Promise<ResumePages> {
  const document = await deps.text.parse(resumeText, { reading }, signal).catch((error: unknown) => {
    throw toAppError(error);
  });
  const options = { template, paper, ...titleOf(document, jobTitle) };
  const { pages, pictures } = await deps.documents
    .draw({ document, options, widthPx: pictureWidthPx, most: maxPagePictures })
    .catch((error: unknown) => {
      if (error instanceof Overloaded) throw toAppError(error);
      throw new AppError('download_failed', { format: 'PDF' }, { cause: error });
    });
  return { pages, pictures: pictures.map((picture) => Buffer.from(picture).toString('base64')) };
}

/** In a single child job: four would cost more than the work itself. */
async function writeTextDownload(
  { resumeText, reading, jobTitle }: DownloadRequest,
  { text: work }: DownloadDeps,
  signal: AbortSignal,
): Promise<Download> {
  const { text, document, roundTrip } = await work
    .writeText(resumeText, { reading }, signal)
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  const fileName = fileNameFor(document.head.contact.name, jobTitle, 'txt');
  return { fileName, bytes: new TextEncoder().encode(text), roundTrip: proofOf(roundTrip) };
}

const titleOf = ({ head }: ResumeDocument, jobTitle: string) => {
  const title = [head.contact.name, jobTitle].filter(Boolean).join(' – ');
  return title ? { title } : {};
};

/** Reads the written file back, as an applicant tracking system would. */
async function proveRoundTrip(
  resumeText: string,
  document: ResumeDocument,
  bytes: Uint8Array,
  fileName: string,
  { documents, text: work }: DownloadDeps,
  signal: AbortSignal,
): Promise<{ roundTrip?: RoundTrip }> {
  try {
    const { text, looks } = await documents.read(bytes, { fileName, signal });
    const compared = await work.compareRoundTrip(resumeText, text, { source: document, looks }, signal);
    const undrawn = fileName.endsWith('.pdf') ? findUndrawnCharacters(bytes) : [];
    return { roundTrip: proofOf(compared, undrawn) };
  } catch (error) {
    if ([Overloaded, ReadFailure, TooComplex].some((expected) => error instanceof expected)) return {};
    throw error;
  }
}

const maxUnplaced = 2;
const maxUnplacedLength = 80;

/** Sent in a header, so long lists are cut. */
const proofOf = (compared: ComparedWords, undrawn: readonly string[] = []): RoundTrip => ({
  isLossless: compared.isLossless,
  missing: compared.missing.slice(0, 20),
  checks: { ...compared.checks },
  unplaced: Object.fromEntries(
    Object.entries(compared.unplaced).map(([check, facts]) => [
      check,
      facts.slice(0, maxUnplaced).map((fact) => fact.trim().slice(0, maxUnplacedLength)),
    ]),
  ),
  undrawn: undrawn.slice(0, 20),
});

/** Converts errors of the document code to those of the contract. */
export function toAppError(error: unknown): unknown {
  if (error instanceof ReadFailure) return new AppError(error.code, {}, { cause: error });
  return textFailure(error) ?? error;
}
