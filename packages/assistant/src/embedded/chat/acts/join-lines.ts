import type { Edit } from '@fitted/resume/edit/edit';

/** Two edits that complete the same line are applied one after the other. */
export function joinLines(edits: readonly Edit[]): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const at = joined.findIndex(
      (one) => one.kind === 'replace-line' && edit.kind === 'replace-line' && one.before === edit.before,
    );
    const same = joined[at];
    if (same && same.kind === 'replace-line')
      joined[at] = { ...same, after: same.after + edit.after.slice(edit.before.length) };
    else joined.push(edit);
  }
  return joined;
}
