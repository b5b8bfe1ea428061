import type { Edit } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOfSection } from '@fitted/resume/edit/text-at';

/** What a change does, as a person would name it. */
export type Action =
  | 'removed'
  | 'added'
  | 'corrected'
  | 'dates'
  | 'reworded'
  | 'moved'
  | 'reordered'
  | 'renamed'
  | 'split';

/** A line that has these says more than it did; no word of it was exchanged. */
const additions = new Set<string>(['surfaced-skill', 'stated-fact']);
const corrections = new Set<string>(['spelling', 'doubled-word', 'punctuation']);

export function actionOf({ kind, after, reason }: Edit): Action {
  switch (kind) {
    case 'remove':
      return 'removed';
    case 'insert-line':
    case 'insert-head-line':
    case 'insert-entry':
    case 'insert-section':
      return 'added';
    case 'reorder':
    case 'reorder-items':
      return 'reordered';
    case 'move-section':
      return 'moved';
    case 'rename-heading':
      return 'renamed';
    case 'replace-line':
    case 'replace-head-line':
      if (after === '') return 'removed';
      if (additions.has(reason.code)) return 'added';
      if (reason.code === 'split') return 'split';
      // Nothing was wrong with them; they now look alike.
      if (reason.code === 'date-format') return 'dates';
      return corrections.has(reason.code) ? 'corrected' : 'reworded';
  }
}

/** The heading of the section that a change is in: empty if the section has none, undefined in the head of the page. */
export function sectionOf(edit: Edit, { sections }: ResumeDocument): string | undefined {
  if (edit.kind === 'insert-section') return calmHeading(edit.after.split('\n')[0] ?? '');
  if (edit.kind === 'rename-heading') return calmHeading(edit.before);
  const ids = new Set<unknown>(Object.values(edit.target));
  const section = sections.find(
    (one) =>
      ids.has(one.id) || one.entries.some(({ id }) => ids.has(id)) || linesOfSection(one).some(({ id }) => ids.has(id)),
  );
  return section && (section.heading ? calmHeading(section.heading.text) : '');
}

/** A heading in capitals would shout in a note. */
export function calmHeading(heading: string): string {
  const text = heading.trim().replace(/:$/u, '');
  if (text !== text.toUpperCase()) return text;
  return text.slice(0, 1) + text.slice(1).toLowerCase();
}
