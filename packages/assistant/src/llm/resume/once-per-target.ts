import type { Edit } from '@fitted/resume/edit/edit';

/**
 * Keeps the first opinion on each line: a second try, or a second engine, may not reword what already stands reworded on
 * somebody's screen.
 */
export class OncePerTarget {
  readonly #taken = new Set<string>();

  take(edits: readonly Edit[]): Edit[] {
    return edits.filter((edit) => {
      if (!this.isFree(edit)) return false;
      this.#taken.add(keyOf(edit));
      return true;
    });
  }

  isFree(edit: Edit): boolean {
    return !this.#taken.has(keyOf(edit));
  }
}

function keyOf({ kind, target, after }: Edit): string {
  const place = JSON.stringify(target);
  if (kind.startsWith('insert-')) return `insert ${place} ${after}`;
  if (kind === 'reorder' || kind === 'move-section') return `${kind} ${place}`;
  return place;
}
