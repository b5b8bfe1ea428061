import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';

/**
 * Keeps the first edit of each line. A later try or engine may not change what is already shown, add more at a place
 * where an earlier one has inserted lines, or repeat what the resume already says. A resume has one summary.
 */
export class OncePerTarget {
  readonly #taken = new Set<string>();
  readonly #filled = new Set<string>();
  #closed: ReadonlySet<string> = new Set();
  /** Lines the resume has; a removed line may be inserted elsewhere. */
  readonly #said: Set<string>;
  readonly #saidAgain = new Set<string>();

  constructor(document: ResumeDocument) {
    const { sections } = document;
    this.#said = new Set(linesOf(document).map(({ text }) => text));
    if (sections.some(({ kind }) => kind === 'summary')) this.#taken.add(sectionKey('summary'));
  }

  /** Starts another try or engine. Only one of them may insert at a given place, though it may insert several lines. */
  begin(): void {
    this.#closed = new Set(this.#filled);
  }

  take(edits: readonly Edit[]): Edit[] {
    return edits.filter((edit) => {
      if (!this.isFree(edit) || this.#repeats(edit)) return false;
      this.#taken.add(keyOf(edit));
      if (isInsertion(edit)) this.#filled.add(placeOf(edit));
      return true;
    });
  }

  /**
   * Inserting a line again and then removing it is an attempt to move it, which is not supported: it stays where it is.
   */
  #repeats(edit: Edit): boolean {
    if (edit.kind === 'remove') {
      if (!this.#saidAgain.has(edit.before)) this.#said.delete(edit.before);
      return this.#saidAgain.has(edit.before);
    }
    const isSaid = edit.kind === 'insert-line' && this.#said.has(edit.after);
    if (isSaid) this.#saidAgain.add(edit.after);
    return isSaid;
  }

  isFree(edit: Edit): boolean {
    return !this.#taken.has(keyOf(edit)) && !(isInsertion(edit) && this.#closed.has(placeOf(edit)));
  }
}

function keyOf(edit: Edit): string {
  if (edit.kind === 'insert-section') {
    const [heading = ''] = edit.after.split('\n');
    return sectionKey(edit.section === 'other' ? heading : edit.section);
  }
  if (isInsertion(edit)) return `insert ${placeOf(edit)} ${edit.after}`;
  if (edit.kind === 'reorder' || edit.kind === 'move-section') return `${edit.kind} ${placeOf(edit)}`;
  return placeOf(edit);
}

const sectionKey = (name: string): string => `section ${name}`;
const isInsertion = ({ kind }: Edit): boolean => kind.startsWith('insert-');
const placeOf = ({ target }: Edit): string => JSON.stringify(target);
