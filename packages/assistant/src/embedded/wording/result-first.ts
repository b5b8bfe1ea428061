import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { leadWithResult } from '@fitted/resume/wording/english/lead-with-result';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { deedLines, type Reading } from '../reading.ts';
import { rewriteLine } from './rewrite-line.ts';

/** If every line led with its figure, none would stand out. */
const maxInResume = 3;

/** Moves the result that a long line hides at its end to the front, once per role. */
export function putResultsFirst(reading: Reading): Edit[] {
  const done = new Set<Entry>();
  const edits = deedLines(reading).flatMap(({ line, entry }) => {
    if (done.has(entry) || isSoftwareLine(line)) return [];
    const after = leadWithResult(line.text);
    // A line that another rule rewords is left to that rule.
    if (after === undefined || rewriteLine(line.text, 'en', 'unknown')) return [];
    done.add(entry);
    return [replaceLine(line, after, 'result-first')];
  });
  return edits.slice(0, maxInResume);
}
