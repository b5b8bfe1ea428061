import { addAt, addBySense, askWhere } from '../add-fact.ts';
import { entriesNamedIn } from '../find-target.ts';
import { notTheirs } from '../not-theirs.ts';
import { entryMeant, type Perform, sectionMeant } from './task.ts';

/** What they did becomes a line where it belongs, in their words; what is not theirs to claim becomes none. */
export const state: Perform = (task) => {
  const fact = (task.slots.words ?? task.text).trim().replace(/[.。]$/u, '');
  const doubt = notTheirs(task, fact);
  if (doubt) return doubt;
  const entry = task.slots.entry ? entryMeant(task) : undefined;
  if (entry) return addAt(task, fact, { kind: 'entry', entry });
  const section = task.slots.section ? sectionMeant(task) : undefined;
  if (section) return addAt(task, fact, { kind: 'section', section });
  const [named, ...others] = entriesNamedIn(task.input.document, fact);
  if (named && others.length === 0) return addAt(task, fact, { kind: 'entry', entry: named });
  const placed = addBySense(task, fact);
  return placed.edits.length > 0 ? placed : askWhere(task, fact);
};
