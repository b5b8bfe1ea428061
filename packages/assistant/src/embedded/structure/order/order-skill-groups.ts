import { pattern } from '@fitted/language/pattern';
import type { Entry, Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { lineCues } from '../../../cues.ts';
import { reorder } from '../../build-edit.ts';
import type { Reading } from '../../reading.ts';
import { isOfLanguages } from '../skills/place-skill.ts';

const maxGroups = 12;
/** One thing of little weight is not worth a move. */
const minWeight = 2;

/**
 * Of groups like "Languages: …" and "Testing: …", puts the one that answers the posting best first, when the first one answers
 * nothing of it. The names inside a group stay: when they were sorted, readers found related tools torn apart.
 */
export function orderSkillGroups(reading: Reading): Edit[] {
  if (!reading.askedFor().isNear) return [];
  return reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap((section) => section.entries.flatMap((entry) => orderGroups(reading, entry)));
}

function orderGroups(reading: Reading, { id, body }: Entry): Edit[] {
  if (body.length < 3 || body.length > maxGroups || !body.every(isGroup)) return [];
  const asked = (line: Line) => (isOfLanguages(line.text) || isRest(line) ? 0 : reading.askedFor().weightAt(line.id));
  const [first] = body;
  const best = body.reduce((one, other) => (asked(other) > asked(one) ? other : one));
  if (!first || asked(first) > 0 || asked(best) < minWeight) return [];
  return [reorder({ entryId: id }, body, [best, ...body.filter((line) => line !== best)], 'relevance-order')];
}

const groupLabel = pattern('iu')`^${lineCues.any('groupLabel')}(?!\p{L})`;

/** "Other software: …" belongs after the groups that it is "other" to. */
function isRest({ text }: Line): boolean {
  return groupLabel.test(text);
}

function isGroup({ text, depth }: Line): boolean {
  return depth === 0 && /^[^:：,;|]{2,40}[:：]\s*\S/u.test(text);
}
