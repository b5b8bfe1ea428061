import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { lineBlocks } from '@fitted/resume/edit/text-at';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { speaksToSoftware } from '../../improve/software-lines.ts';
import { reorder, reorderItems } from '../build-edit.ts';
import type { Reading } from '../reading.ts';

/** Skills the posting asks for first in their list; the others keep their order. */
export function orderSkills(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap((section) => section.entries.flatMap((entry) => orderSkillLines(reading, entry)));
}

function orderSkillLines(reading: Reading, entry: Entry): Edit[] {
  return entry.body.flatMap((line) => {
    const list = readItemList(line.text);
    if (!list || list.items.length < 3 || !list.items.every(isMovable) || speaksToSoftware(line.text)) return [];
    const sorted = mostRelevantFirst(list.items, reading.relevance.named);
    if (!sorted) return [];
    return [reorderItems(line, list.label + sorted.join(list.separator) + list.end, 'relevance-order')];
  });
}

/** "and Excel" or half a bracket cannot stand elsewhere. */
function isMovable(item: string): boolean {
  const count = (pattern: RegExp) => item.match(pattern)?.length ?? 0;
  if (count(/[(（[]/gu) !== count(/[)）\]]/gu) || count(/["“”]/gu) % 2 === 1) return false;
  return !/^(?:and|or|y|e|o|et|ou|und|oder|sowie|和|及)\s/iu.test(item) && !/[.。!]\s*\p{L}/u.test(item);
}

// A line that leans on the one before would lose its sense elsewhere.
const leaning =
  /\b(?:same|this|these|those|it|they|them|above|also|then|later|former|latter|there|both|mismo|misma|este|esta|estos|estas|también|luego|même|ce|cette|ces|aussi|ensuite|puis|dieser|diese|dieses|auch|danach|dort)\b|同じ|その|それ|上記|また|该|此|上述|同一|并且|另/iu;

/** Under each role, the bullets that speak to the posting first, when the order says nothing by itself. */
export function orderBullets(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap((section) => section.entries.flatMap((entry) => orderEntry(reading, entry)));
}

function orderEntry(reading: Reading, entry: Entry): Edit[] {
  const blocks = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  if (blocks.length < 3 || blocks.some(({ kind, text }) => kind !== 'bullet' || leaning.test(text))) return [];
  const [first, ...others] = blocks;
  // People put what matters most to them first; it gives way only to something that matters more to the posting.
  const leads = first && rankOf(reading, first.text) > 0 ? [first] : [];
  const sorted = mostRelevantFirst(leads.length > 0 ? others : blocks, ({ text }) => rankOf(reading, text));
  if (!sorted) return [];
  return [reorder({ entryId: entry.id }, blocks, [...leads, ...sorted], 'relevance-order')];
}

/** What the posting asks for by name, then figures, then the rest; helping out goes before nothing. */
function rankOf({ relevance, language }: Reading, text: string): number {
  if (vocabularyOf(language).supporting.occurs(fold(text))) return 0;
  if (relevance.named(text) >= 1) return 2;
  return /\p{N}/u.test(text) ? 1 : 0;
}

/** Undefined when the order is fine already. Items that matter nothing keep their places behind. */
function mostRelevantFirst<Item>(items: readonly Item[], weigh: (item: Item) => number): Item[] | undefined {
  const weighed = items.map((item, index) => ({ item, index, weight: weigh(item) }));
  const sorted = [...weighed].sort((one, other) => other.weight - one.weight || one.index - other.index);
  if (sorted.every(({ index }, place) => index === place)) return undefined;
  return sorted.map(({ item }) => item);
}
