import { pattern } from '@fitted/language/pattern';
import type { Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { lineCues } from '../../../cues.ts';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { reorderItems } from '../../build-edit.ts';
import { littleOfIt } from '../../data/hands-on.ts';
import type { Reading } from '../../reading.ts';
import { isOfLanguages } from '../skills/place-skill.ts';
import { isMovable } from './order-skills.ts';

/** Labels of lists whose items are all of one kind, so that moving one forward separates nothing that belongs together. */
const ofOneKind = pattern(
  'iu',
)`^(?:(?:programming|scripting|coding|computer|technical) )?${lineCues.any('ofOneKind')}\s*[:：]`;

const minItems = 5;
const maxItems = 20;
/** Readers see the first three items. */
const seen = 3;

/** Puts the names that the posting asks for first in a list of one kind, when at least half of them are further back. */
export function orderListedSkills(reading: Reading): Edit[] {
  if (!reading.askedFor().isNear) return [];
  return reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap((section) =>
      section.entries.flatMap(({ body }) => body.flatMap((line) => orderItems(reading, section, line))),
    );
}

function orderItems({ relevance }: Reading, { heading }: Section, line: Line): Edit[] {
  const list = readItemList(line.text);
  if (!list || isSoftwareLine(line) || isOfLanguages(line.text)) return [];
  if (!ofOneKind.test(list.label || `${heading?.text ?? ''}:`)) return [];
  const { items } = list;
  // Levels in brackets suggest that the list is sorted by level.
  if (items.length < minItems || items.length > maxItems || !items.every(isMovable) || /[()（）]/u.test(line.text))
    return [];
  const isAsked = (item: string) => !littleOfIt.test(item) && relevance.named(item) > 0;
  const asked = items.filter(isAsked);
  const hidden = items.slice(seen).filter(isAsked).length;
  if (hidden === 0 || hidden * 2 < asked.length || asked.length === items.length) return [];
  const sorted = [...asked, ...items.filter((item) => !asked.includes(item))];
  if (/^\p{Ll}{2}/u.test(sorted[0] ?? '') && !/^\p{Ll}{2}/u.test(items[0] ?? '')) return [];
  return [reorderItems(line, list.label + sorted.join(list.separator) + list.end, 'relevance-order')];
}
