import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { lineCues } from '../../../cues.ts';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { reorderItems } from '../../build-edit.ts';
import { littleOfIt } from '../../data/hands-on.ts';
import type { Reading } from '../../reading.ts';
import { isOfLanguages } from '../skills/place-skill.ts';

/** A longer list is an inventory, and its first items are not read as the important ones. */
const maxItems = 12;

/** Moves skills that the posting asks for to the front of their list; the others keep their order. */
export function orderSkills(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap((section) => section.entries.flatMap((entry) => orderSkillLines(reading, entry)));
}

function orderSkillLines(reading: Reading, entry: Entry): Edit[] {
  return entry.body.flatMap((line) => {
    const list = readItemList(line.text);
    if (!list || list.items.length < 3 || !list.items.every(isMovable) || isSoftwareLine(line)) return [];
    // Languages are sorted by how well they are spoken.
    if (isOfLanguages(line.text) || list.items.length > maxItems || hasHiddenLabel(reading, list)) return [];
    const sorted = mostRelevantFirst(list.items, (item) => (littleOfIt.test(item) ? 0 : reading.relevance.named(item)));
    // Readers see the first three items anyway.
    if (!sorted || sorted.slice(0, 3).every((item) => list.items.indexOf(item) < 3)) return [];
    // A line that began with a capital would begin in lower case.
    const isSmall = (item = '') => list.label === '' && /^\p{Ll}{2}/u.test(item);
    if (isSmall(sorted[0]) && !isSmall(list.items[0])) return [];
    return [reorderItems(line, list.label + sorted.join(list.separator) + list.end, 'relevance-order')];
  });
}

/** "Version control tools CVS, SVN, Git", "Fluent in C++, Python": what comes before the first name applies to all of them. */
function hasHiddenLabel(
  { skillsIn }: Reading,
  { label, items: [first = '', ...others] }: NonNullable<ReturnType<typeof readItemList>>,
): boolean {
  const [name] = skillsIn(first);
  if (name && name.at > 0 && others.some((item) => skillsIn(item)[0]?.at === 0)) return true;
  if (label !== '') return false;
  return countWords(first) > 2 && others.every((item) => countWords(item) === 1);
}

const listEdge = pattern('iu')`${lineCues.any('listEdge')}`;

/** "and Excel" or half a bracket makes sense only where it is. */
export function isMovable(item: string): boolean {
  const count = (pattern: RegExp) => item.match(pattern)?.length ?? 0;
  if (count(/[(（[]/gu) !== count(/[)）\]]/gu) || count(/["“”]/gu) % 2 === 1) return false;
  return !listEdge.test(item) && !/[.。!]\s*\p{L}/u.test(item);
}

/** Undefined when the order is fine already. Irrelevant items follow in their own order. */
function mostRelevantFirst<Item>(items: readonly Item[], weigh: (item: Item) => number): Item[] | undefined {
  const weighed = items.map((item, index) => ({ item, index, weight: weigh(item) }));
  const sorted = [...weighed].sort((one, other) => other.weight - one.weight || one.index - other.index);
  if (sorted.every(({ index }, place) => index === place)) return undefined;
  return sorted.map(({ item }) => item);
}
