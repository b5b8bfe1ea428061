import { splitWords } from '@fitted/resume/diff/split-words';
import { diffArrays } from 'diff';
import { openPdf } from '../../read/pdf/open-pdf.ts';
import type { OwnDocument, OwnDocumentJob, UnplacedChange } from '../own-document.ts';
import { planChanges } from '../plan-changes.ts';
import { listResumeLines } from '../resume-lines.ts';
import { type Annotator, createAnnotator, type Note } from './annotations.ts';
import { findLines, type LetterRange } from './find-lines.ts';
import { lettersOf, readPageLetters } from './page-letters.ts';

export interface AnnotateJob extends Pick<OwnDocumentJob, 'password' | 'improvedText' | 'notes' | 'date'> {
  /** The text that our reader gets from the file. */
  readonly readText: string;
}

const author = 'Fitted';

/**
 * Strikes out what is removed and notes what is added, with the reason, on the person's own PDF. Its text cannot be
 * typeset again faithfully, so the pages themselves stay untouched: the person makes the changes in the program that
 * made the PDF.
 */
export async function annotatePdf(file: Uint8Array, job: AnnotateJob): Promise<OwnDocument> {
  const pdf = await openPdf(file, job.password);
  try {
    const letters = readPageLetters(pdf);
    const before = listResumeLines(job.readText).map(({ text }) => text);
    const after = listResumeLines(job.improvedText).map(({ text }) => text);
    const places = findLines(before, letters);
    const annotator = createAnnotator(pdf, letters);
    const unplaced: UnplacedChange[] = [];
    let placed = 0;
    for (const change of listChanges(job)) {
      const anchor = change.from === undefined ? places.at(change.behind) : places[change.from];
      const from = change.from === undefined ? '' : (before[change.from] ?? '');
      const to = change.to === undefined ? '' : (after[change.to] ?? '');
      if (!anchor) {
        unplaced.push({ before: from, after: to });
        continue;
      }
      mark(annotator, anchor, { ...change, before: from, after: to }, job);
      placed += 1;
    }
    return { bytes: annotator.save(), placed, unplaced };
  } finally {
    pdf.close();
  }
}

type Change =
  | { readonly kind: 'replace' | 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'remove'; readonly from: number; readonly to?: undefined }
  | { readonly kind: 'insert'; readonly from?: undefined; readonly to: number; readonly behind: number };

function listChanges({ readText, improvedText }: AnnotateJob): Change[] {
  const plan = planChanges(listResumeLines(readText), listResumeLines(improvedText));
  const changes: Change[] = plan.removed.map((from) => ({ kind: 'remove', from }));
  let behind = 0;
  for (const line of plan.lines) {
    if (line.kind === 'insert') changes.push({ kind: 'insert', to: line.to, behind });
    else {
      if (line.kind !== 'keep') changes.push({ kind: line.kind, from: line.from, to: line.to });
      behind = line.from;
    }
  }
  return changes;
}

interface Marked {
  readonly kind: Change['kind'];
  readonly before: string;
  readonly after: string;
}

function mark(annotator: Annotator, { start, end }: LetterRange, change: Marked, job: AnnotateJob): void {
  const { kind, before, after } = change;
  const note = noteFor(change, job);
  const gone = kind === 'remove' ? [[0, end - start] as const] : kind === 'replace' ? goneWords(before, after) : [];
  for (const [from, to] of gone) annotator.strike(start + from, start + to, note);
  if (kind !== 'remove') annotator.comment(start, note);
}

/** An arrow for a changed line, a plus for a new one, arrows up and down for a moved one: no language needed. */
const symbols: Readonly<Record<Change['kind'], string>> = { replace: '→', move: '↕', remove: '✕', insert: '+' };

function noteFor({ kind, before, after }: Marked, { notes, date }: AnnotateJob): Note {
  const same = (one: string, other: string) => lettersOf(one) === lettersOf(other);
  const why = notes.find((note) => (after ? same(note.after, after) : same(note.before, before)))?.comment;
  return { author, date, contents: [`${symbols[kind]} ${after}`.trim(), ...(why ? [why] : [])].join('\n\n') };
}

/** The ranges of a line's letters whose words the new line does not have. */
function goneWords(before: string, after: string): [number, number][] {
  const ranges: [number, number][] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(splitWords(before), splitWords(after))) {
    if (added) continue;
    const { length } = lettersOf(value.join(''));
    const last = ranges.at(-1);
    if (removed && length > 0) {
      if (last && last[1] === at) last[1] = at + length;
      else ranges.push([at, at + length]);
    }
    at += length;
  }
  return ranges;
}
