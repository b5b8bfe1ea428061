import { openLocked } from '../read/docx/open-locked.ts';
import { readDocument } from '../read/read-document.ts';
import { ReadFailure } from '../read/read-result.ts';
import { sniff } from '../read/sniff.ts';
import { compareWords } from '../write/round-trip-words.ts';
import { markDocx } from './docx/mark-docx.ts';
import type { OwnDocumentJob, ProvenDocument } from './own-document.ts';

/** The person's own file with their chosen changes in it. Word files only: a PDF cannot take new text. */
export async function markDocument(file: Uint8Array, job: OwnDocumentJob): Promise<ProvenDocument> {
  const kind = sniff(file);
  const bytes = kind === 'locked' ? await openLocked(file, job.password) : file;
  if (sniff(bytes) !== 'docx') throw new ReadFailure('invalid_file_type');
  const { text: readText } = await readDocument(bytes);
  const marked = markDocx(bytes, { ...job, readText });
  // Our reader takes insertions as read and deletions as gone, so the marked file reads as the accepted one.
  const { text: accepted } = await readDocument(marked.bytes);
  return { ...marked, missing: compareWords(job.improvedText, accepted).missing };
}
