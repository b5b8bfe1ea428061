import type { Entry, Period } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { reorder } from '../build-edit.ts';
import { asideWords } from '../data/aside-words.ts';
import type { Reading } from '../reading.ts';

/** The latest role first, as readers expect it. */
export function orderRoles(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap((section) => {
      const { entries } = section;
      const ends = entries.map(({ fields }) => fields.period && endOf(fields.period));
      if (entries.length < 2 || ends.some((end) => end === undefined) || entries.some(isGrouped)) return [];
      const ranked = entries.map((entry, index) => ({ entry, index, end: ends[index] ?? 0, start: startOf(entry) }));
      const sorted = [...ranked].sort(
        (one, other) => other.end - one.end || other.start - one.start || one.index - other.index,
      );
      // A break or a job on the side is true wherever it stands; alone it is no reason to put it first.
      const ofWork = sorted.filter(({ entry }) => !isAside(entry));
      if (ofWork.every(({ index }, place) => index > (ofWork[place - 1]?.index ?? -1)) && ofWork.length < sorted.length)
        return [];
      if (sorted.every(({ index }, place) => index === place)) return [];
      return [
        reorder(
          { sectionId: section.id },
          entries.map(childOf),
          sorted.map(({ entry }) => childOf(entry)),
          'chronological-order',
        ),
      ];
    });
}

function isAside({ fields, head }: Entry): boolean {
  return asideWords.test(fields.title ?? '') || asideWords.test(head[0]?.text ?? '');
}

function childOf(entry: Entry) {
  return { id: entry.id, text: linesOfEntry(entry)[0]?.text ?? '' };
}

/** Roles listed under an employer's own line move only with it. */
function isGrouped(entry: Entry): boolean {
  return entry.fields.title === undefined && entry.body.length === 0;
}

function endOf({ isCurrent, end, start }: Period): number | undefined {
  if (isCurrent) return Number.MAX_SAFE_INTEGER;
  const last = end ?? start;
  return last && last.year * 12 + (last.month ?? 12);
}

/** Of roles that go on side by side, the person's own order says which comes first. */
function startOf({ fields: { period } }: Entry): number {
  const start = period?.isCurrent ? undefined : period?.start;
  return start ? start.year * 12 + (start.month ?? 1) : 0;
}
