import { OwnDocumentForm, type OwnDocumentReport } from '@fitted/contract/documents';
import { AppError } from '../../errors/app-error.ts';
import { plainIssues } from '../../http/errors/plain-issue.ts';
import type { Documents } from '../../ports/documents.ts';
import { toAppError } from './service.ts';
import type { Upload, UploadShape } from './upload.ts';

export const ownDocumentShape: UploadShape = { fields: ['resumeText', 'mode', 'notes'], maxFieldBytes: 1_000_000 };

export interface OwnDownload {
  readonly fileName: string;
  readonly format: 'docx' | 'pdf';
  readonly bytes: Uint8Array;
  readonly report: OwnDocumentReport;
}

/** Limits the header's size. A few entries are enough to see what kind of change did not fit. */
const maxReported = 12;
const maxLetters = 300;

const endings = {
  docx: { tracked: ' - tracked changes.docx', clean: ' - fitted.docx' },
  pdf: { tracked: ' - with notes.pdf', clean: ' - with notes.pdf' },
} as const;

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** Applies the chosen changes to the person's own file. Nothing is stored. */
export async function markOwnDocument(upload: Upload, { mark }: Documents, now: Date): Promise<OwnDownload> {
  const { resumeText, mode, notes } = readForm(upload.fields);
  const { bytes, placed, unplaced, missing } = await mark(upload.bytes, {
    improvedText: resumeText,
    mode,
    notes,
    date: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    ...(upload.password !== undefined && { password: upload.password }),
  }).catch((error: unknown) => {
    throw toAppError(error);
  });
  const format = isPdf(bytes) ? 'pdf' : 'docx';
  const shorten = (text: string) => text.slice(0, maxLetters);
  return {
    fileName: upload.fileName.replace(/(?:\.[^.]*)?$/, endings[format][mode]),
    format,
    bytes,
    report: {
      placed,
      unplaced: unplaced
        .slice(0, maxReported)
        .map(({ before, after }) => ({ before: shorten(before), after: shorten(after) })),
      missing: missing.slice(0, 20),
    },
  };
}

function readForm({ notes, ...fields }: Upload['fields']) {
  const form = OwnDocumentForm.safeParse({ ...fields, ...(notes !== undefined && { notes: parseJson(notes) }) });
  if (form.success) return form.data;
  const issues = form.error.issues.flatMap(({ code, path, message, ...params }) =>
    plainIssues({ code, path, message, params }),
  );
  throw new AppError('invalid', {}, { issues });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed');
  }
}
