import { titleFromSite } from '@fitted/contract/jobs';
import type { Job } from '../draft.ts';

/**
 * The fields after an import. What was not found leaves the typed values alone; a job without any title is named after
 * its site, in the person's language.
 */
export function takeFound(typed: Job, found: Job, nameOfSite: (source: Job['source']) => string): Job {
  const isNamed = found.title !== titleFromSite(found.source);
  const isTyped = typed.title.trim() !== '';
  return {
    ...found,
    title: isNamed ? found.title : isTyped ? typed.title : nameOfSite(found.source),
    description: found.description.trim() === '' ? typed.description : found.description,
  };
}
