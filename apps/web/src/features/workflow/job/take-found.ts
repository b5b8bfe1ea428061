import type { Job } from '../draft.ts';

/** What an import leaves in the fields. A posting without a description takes nothing away from what was typed. */
export function takeFound(typed: Job, { title, source, description }: Job): Job {
  if (description.trim() !== '') return { title, source, description };
  return { title: typed.title.trim() === '' ? title : typed.title, source, description: typed.description };
}
