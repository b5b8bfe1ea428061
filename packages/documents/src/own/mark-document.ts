import { openLocked } from '../read/docx/open-locked.ts';
import { readDocument } from '../read/read-document.ts';
import { ReadFailure } from '../read/read-result.ts';
import { sniff } from '../read/sniff.ts';
import { compareWords } from '../write/round-trip-words.ts';
import { markDocx } from './docx/mark-docx.ts';
import type { OwnDocumentJob, ProvenDocument } from './own-document.ts';
import { annotatePdf } from './pdf/annotate-pdf.ts';

/** The person's own file with their chosen changes: tracked in a Word file, as notes on a PDF. */
export async function markDocument(file: Uint8Array, job: OwnDocumentJob): Promise<ProvenDocument> {
  const kind = sniff(file);
  if (kind === 'pdf' && job.mode === 'tracked') return noteOnPdf(file, job);
  const bytes = kind === 'locked' ? await openLocked(file, job.password) : file;
  if (sniff(bytes) !== 'docx') throw new ReadFailure('invalid_file_type');
  const { text: readText } = await readDocument(bytes);
  const marked = markDocx(bytes, { ...job, readText });
  // Our reader includes insertions and skips deletions, so the marked file reads like the accepted one.
  const { text: accepted } = await readDocument(marked.bytes);
  return { ...marked, missing: compareWords(job.improvedText, accepted).missing };
}

/** Software must read the same text from the annotated file as before; otherwise the notes have done harm. */
async function noteOnPdf(file: Uint8Array, job: OwnDocumentJob): Promise<ProvenDocument> {
  const { password } = job;
  const { text: readText } = await readDocument(file, { ...(password !== undefined && { password }) });
  const noted = await annotatePdf(file, { ...job, readText });
  const { text: readAgain } = await readDocument(noted.bytes, { ...(password !== undefined && { password }) });
  if (readAgain !== readText) throw new ReadFailure('corrupt');
  return { ...noted, missing: [] };
}
