import type { StatedFact } from '@fitted/contract/assistant/assistant';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { findPlaceNamed } from '../../../interview/places.ts';
import { replaceLine } from '../../build-edit.ts';
import { nameOfEntry } from '../../chat/find/find-target.ts';
import type { Reading } from '../../reading.ts';
import { addBullet } from './place-fact.ts';

/** Repeats in every later run what a fact supported in the chat, in the same words and the same role. */
export function placeAgain(reading: Reading, { supports, place }: StatedFact): Edit[] {
  const { document } = reading;
  const entry =
    findPlaceNamed(document, place) ??
    document.sections.flatMap(({ entries }) => entries).find((one) => nameOfEntry(one) === place);
  return supports.flatMap(({ before, after }): Edit[] => {
    if (after === '' || after.includes('\n')) return [];
    const line = linesOf(document).find(({ text }) => text === before);
    if (line) return [replaceLine(line, after, 'stated-fact')];
    if (before !== '' || !entry || entry.body.some(({ text }) => text === after)) return [];
    const edit = addBullet(reading, entry, after);
    return [{ ...edit, after }];
  });
}
