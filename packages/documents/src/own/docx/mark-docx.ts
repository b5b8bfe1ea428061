import type { OwnDocument, OwnDocumentJob } from '../own-document.ts';
import { planChanges } from '../plan-changes.ts';
import { arrangeLines } from './arrange-lines.ts';
import { addComment } from './comments.ts';
import { type OwnFile, openOwnFile, paragraphsOf } from './own-file.ts';
import { releaseControls } from './release-controls.ts';
import { markGathered, removeLine } from './remove-lines.ts';
import { mergeEdits, rewordLine } from './reword-line.ts';
import { settleChanges } from './settle-changes.ts';
import { WordPackage } from './word-package.ts';

export interface MarkRequest extends OwnDocumentJob {
  /** What our reader reads from the file. */
  readonly readText: string;
}

/** The person's own Word file with the changes tracked, to be accepted or rejected in Word, or already applied. */
export function markDocx(file: Uint8Array, request: MarkRequest): OwnDocument {
  const word = new WordPackage(file);
  const own = openOwnFile(word, request);
  const plan = planChanges(own.before, own.after);

  for (const line of plan.lines) if (line.kind === 'replace') rewordOne(own, line.from, line.to);
  for (const from of plan.removed) removeOne(own, from);
  arrangeLines(own, plan.lines);
  markGathered(own);
  for (const name of word.storyNames()) releaseControls(word.open(name));

  if (request.mode === 'clean') for (const name of word.storyNames()) settleChanges(word.open(name));
  else explainChanges(word, own, request);
  return { bytes: word.save(), placed: own.placed.length, unplaced: own.unplaced };
}

function rewordOne(own: OwnFile, from: number, to: number): void {
  const [before, after] = [own.before[from]?.text ?? '', own.after[to]?.text ?? ''];
  const line = own.located[from];
  const edits = line && rewordLine(line, before, after, own.paragraphs);
  const [paragraph] = paragraphsOf(own, from);
  if (!edits || !paragraph) {
    own.unplaced.push({ before, after });
    return;
  }
  mergeEdits(own.edits, edits);
  own.placed.push({ before, after, paragraph: paragraph.element });
}

function removeOne(own: OwnFile, from: number): void {
  const before = own.before[from]?.text ?? '';
  const [paragraph] = paragraphsOf(own, from);
  if (paragraph && removeLine(own, from)) own.placed.push({ before, after: '', paragraph: paragraph.element });
  else own.unplaced.push({ before, after: '' });
}

/** Comments are possible only in the body; a change in a page header gets none. */
function explainChanges(word: WordPackage, own: OwnFile, { notes, date }: MarkRequest): void {
  const body = word.open(word.mainName);
  const left = new Set(notes);
  for (const { before, after, paragraph } of own.placed) {
    if (paragraph.ownerDocument !== body) continue;
    const note = [...left].find((candidate) =>
      after === '' ? candidate.before.includes(before) : candidate.after.includes(after),
    );
    if (!note) continue;
    left.delete(note);
    addComment(word.openComments(), paragraph, note.comment, { marks: own.marks, date });
  }
}
