import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';

/**
 * Keeps the first opinion on each line: a second try, or a second engine, may not reword what already stands reworded on
 * somebody's screen, nor say at one place again what an earlier one added there. A resume has one summary.
 */
export class OncePerTarget {
  readonly #taken = new Set<string>();
  readonly #filled = new Set<string>();
  #closed: ReadonlySet<string> = new Set();

  constructor({ sections }: ResumeDocument) {
    if (sections.some(({ kind }) => kind === 'summary')) this.#taken.add(sectionKey('summary'));
  }

  /** Another opinion begins: several insertions at one place are one opinion, but not of two. */
  begin(): void {
    this.#closed = new Set(this.#filled);
  }

  take(edits: readonly Edit[]): Edit[] {
    return edits.filter((edit) => {
      if (!this.isFree(edit)) return false;
      this.#taken.add(keyOf(edit));
      if (isInsertion(edit)) this.#filled.add(placeOf(edit));
      return true;
    });
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
