import { titleFromSite } from '@fitted/contract/jobs';
import type { Job } from '../draft.ts';

/** What an import leaves in the fields. What it did not find takes nothing away from what was typed. */
export function takeFound(typed: Job, found: Job): Job {
  const isNamed = found.title !== titleFromSite(found.source) || typed.title.trim() === '';
  return {
    ...found,
    title: isNamed ? found.title : typed.title,
    description: found.description.trim() === '' ? typed.description : found.description,
  };
}
