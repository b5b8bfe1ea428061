import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { deedLines, type Reading } from '../reading.ts';
import { leadWithResult } from './english/lead-with-result.ts';
import { rewriteLine } from './rewrite-line.ts';

/** Where every line leads with its figure, none stands out. */
const mostInResume = 3;

/** The result that a long line hides at its end in front of what was done for it, once in a role. */
export function putResultsFirst(reading: Reading): Edit[] {
  const done = new Set<Entry>();
  const edits = deedLines(reading).flatMap(({ line, entry }) => {
    if (done.has(entry) || isSoftwareLine(line)) return [];
    const after = leadWithResult(line.text);
    // What is worded anew otherwise is left to that.
    if (after === undefined || rewriteLine(line.text, 'en', 'unknown')) return [];
    done.add(entry);
    return [replaceLine(line, after, 'result-first')];
  });
  return edits.slice(0, mostInResume);
}
