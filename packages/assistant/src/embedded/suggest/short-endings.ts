import type { Edit } from '@fitted/resume/edit/edit';
import { timeOf } from '@fitted/resume/wording/rewording';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { deedLines, type Reading } from '../reading.ts';
import { rewriteLine } from '../wording/rewrite-line.ts';

/** More than this at once is not read any more. */
const maxSuggested = 6;

/**
 * Lines of work without their polite endings: "…を担当していました" as "…を担当". Both are right and say the same, so the shorter
 * one is only suggested; the lines that the posting asks about come first.
 */
export function suggestShortEndings(reading: Reading): Edit[] {
  const asked = reading.askedFor();
  const found = deedLines(reading).flatMap(({ entry, line }, at) => {
    const rewording = isSoftwareLine(line) ? undefined : rewriteLine(line.text, reading.language, timeOf(entry));
    // For any other reason it is changed at once.
    if (rewording?.reason !== 'clearer') return [];
    return [{ edit: replaceLine(line, rewording.text, 'shorter'), worth: asked.weightAt(line.id), at }];
  });
  return found
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .slice(0, maxSuggested)
    .sort((one, other) => one.at - other.at)
    .map(({ edit }) => edit);
}
