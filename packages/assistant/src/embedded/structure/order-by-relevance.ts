import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { lineBlocks } from '@fitted/resume/edit/text-at';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { countWords } from '@fitted/resume/parse/word-list';
import { isWork } from '@fitted/resume/section-traits';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { reorder, reorderItems } from '../build-edit.ts';
import { littleOfIt, unproven } from '../data/hands-on.ts';
import type { Reading } from '../reading.ts';
import { rewriteLine } from '../wording/rewrite-line.ts';
import { isOfLanguages } from './place-skill.ts';
import { isShownBy } from './shown-by-work.ts';

/** Skills the posting asks for first in their list; the others keep their order. */
export function orderSkills(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap((section) => section.entries.flatMap((entry) => orderSkillLines(reading, entry)));
}

function orderSkillLines(reading: Reading, entry: Entry): Edit[] {
  return entry.body.flatMap((line) => {
    const list = readItemList(line.text);
    if (!list || list.items.length < 3 || !list.items.every(isMovable) || isSoftwareLine(line)) return [];
    // Languages stand by how well they are spoken.
    if (isOfLanguages(line.text) || hasHiddenLabel(list)) return [];
    const sorted = mostRelevantFirst(list.items, (item) => (littleOfIt.test(item) ? 0 : reading.relevance.named(item)));
    if (!sorted) return [];
    // A line that began with a capital would begin small.
    const isSmall = (item = '') => list.label === '' && /^\p{Ll}{2}/u.test(item);
    if (isSmall(sorted[0]) && !isSmall(list.items[0])) return [];
    return [reorderItems(line, list.label + sorted.join(list.separator) + list.end, 'relevance-order')];
  });
}

/** "Version control tools CVS, SVN, Git": the label lost its colon and would be torn from its list. */
function hasHiddenLabel({
  label,
  items: [first = '', ...others],
}: NonNullable<ReturnType<typeof readItemList>>): boolean {
  if (label !== '') return false;
  return countWords(first) > 2 && others.every((item) => countWords(item) === 1);
}

/** "and Excel" or half a bracket cannot stand elsewhere. */
function isMovable(item: string): boolean {
  const count = (pattern: RegExp) => item.match(pattern)?.length ?? 0;
  if (count(/[(（[]/gu) !== count(/[)）\]]/gu) || count(/["“”]/gu) % 2 === 1) return false;
  return (
    !/^(?:and|or|y|e|o|et|ou|und|oder|sowie|和|及)\s|^(?:etc|usw|u\.a|entre otros|など|等)\.?$/iu.test(item) &&
    !/[.。!]\s*\p{L}/u.test(item)
  );
}

// A line that leans on the one before would lose its sense elsewhere.
const leaning =
  /\b(?:same|this|these|those|it|they|them|above|also|then|later|former|latter|there|both|mismo|misma|este|esta|estos|estas|también|luego|même|ce|cette|ces|aussi|ensuite|puis|dieser|diese|dieses|auch|danach|dort)\b|同じ|その|それ|上記|また|该|此|上述|同一|并且|另/iu;

/** Under each role, the bullets that speak to the posting first, when the order says nothing by itself. */
export function orderBullets(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => isWork(kind))
    .flatMap((section) => section.entries.flatMap((entry) => orderEntry(reading, section, entry)));
}

function orderEntry(reading: Reading, section: Section, entry: Entry): Edit[] {
  const blocks = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  if (blocks.length < 3 || blocks.some(({ kind, text }) => kind !== 'bullet' || leaning.test(text))) return [];
  const asked = new Set(blocks.filter((line) => isAskedFor(reading, section, line)));
  const sorted: Line[] = [];
  for (const line of blocks) {
    // People put first what matters most to them, and a figure says more than a name: neither is passed.
    const firm = sorted.findLastIndex((one, at) => at === 0 || hasFigure(one.text) || asked.has(one));
    sorted.splice(asked.has(line) ? firm + 1 : sorted.length, 0, line);
  }
  if (sorted.every((line, at) => line === blocks[at])) return [];
  return [reorder({ entryId: entry.id }, blocks, sorted, 'relevance-order')];
}

/** A bare year is none. */
function hasFigure(text: string): boolean {
  return /\p{N}/u.test(text.replace(/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu, ''));
}

/** A deed of one's own that shows what is asked for by name; a word in passing or a helping hand moves nothing. */
function isAskedFor(reading: Reading, section: Section, line: Line): boolean {
  const { relevance, language } = reading;
  // "Meine Aufgaben waren: Inventur" is read as it will be worded.
  const text = rewriteLine(line.text, language, 'unknown')?.text ?? line.text;
  // "The agency got 2 awards": somebody else's.
  if (/^(?:the|my|our|el|la|mi|le|l['’]|mon|ma|der|die|das|mein|meine)\s/iu.test(text)) return false;
  if (vocabularyOf(language).supporting.occurs(fold(text)) || unproven[language].test(text)) return false;
  const asked = reading.skillsIn(line.text).filter(({ skill }) => reading.wanted.has(skill));
  if (asked.length > 0 && !asked.some((found) => isShownBy({ section, line }, found, reading))) return false;
  // English tells a deed in five words; the others name it in three ("Inventur und Bestandskontrolle").
  const fewestWords = language === 'en' ? 5 : 3;
  return relevance.named(text) >= 1 && (countWords(line.text) >= fewestWords || /\p{N}/u.test(text));
}

/** Undefined when the order is fine already. Items that matter nothing keep their places behind. */
function mostRelevantFirst<Item>(items: readonly Item[], weigh: (item: Item) => number): Item[] | undefined {
  const weighed = items.map((item, index) => ({ item, index, weight: weigh(item) }));
  const sorted = [...weighed].sort((one, other) => other.weight - one.weight || one.index - other.index);
  if (sorted.every(({ index }, place) => index === place)) return undefined;
  return sorted.map(({ item }) => item);
}
