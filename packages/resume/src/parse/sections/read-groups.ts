import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { SkillGroup } from '../../document.ts';
import { hasItems } from '../../section-traits.ts';
import type { Row } from '../rows/rows.ts';
import { countWords } from '../words/word-list.ts';

const itemBreak = /(?:(?<!\s)\s+)?[,;|•·、，；｜●▪◆]\s*|(?<!\s)\s+\/\s+|\s{3,}/u;
const level = pattern('iu')`^(?:${readingCues.any('level')}|[\d.,/%+\s]+)(?:\s|$)`;

const listEdges = pattern('giu')`^${readingCues.any('lastItem')}\s+(?=\S)|[.。]$`;

/** Skills and spoken languages as the person grouped them. */
export function readGroups(kind: SectionKind, rows: readonly Row[]): SkillGroup[] {
  if (!hasItems(kind)) return [];
  const groups = rows.map((row) => readGroup(kind, row)).filter((group) => group.items.length > 0);
  return mergeSingles(joinLabels(groups));
}

interface LooseGroup {
  readonly label?: string;
  readonly items: readonly string[];
}

function readGroup(kind: SectionKind, row: Row): LooseGroup {
  const labelled = /^([^:：,;]{1,48})[:：]\s*((?:\S.*)?)$/u.exec(row.text);
  if (labelled?.[1] && !/^https?$/iu.test(labelled[1])) {
    const content = labelled[2] ?? '';
    if (kind === 'languages' && level.test(content)) return { items: [row.text] };
    return { label: labelled[1].trim(), items: splitItems(content) };
  }
  if (row.cells.length > 1) {
    const [first = '', second = ''] = row.cells;
    if (row.cells.length === 2 && level.test(second)) return { items: [row.text] };
    if (row.cells.length === 2 && splitItems(second).length > 1 && splitItems(first).length === 1)
      return { label: first, items: splitItems(second) };
    return { items: row.cells.flatMap((cell) => splitItems(cell)) };
  }
  const dashed = /^(\S[^,;–—]{1,30}?)(?<!\s)\s+[–—-]\s+(\S.*)$/u.exec(row.text);
  if (dashed?.[1] && dashed[2] && kind === 'skills' && splitItems(dashed[2]).length > 2)
    return { label: dashed[1], items: splitItems(dashed[2]) };
  return { items: splitItems(row.text) };
}

/** Splits at commas and list characters, but not inside brackets. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const separator = text[index] ?? '';
    if ('([（【'.includes(separator)) depth += 1;
    else if (')]）】'.includes(separator)) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const isBreak =
      /[,;|•·、，；｜●▪◆]/u.test(separator) && !/\d/u.test(separator === ',' ? (text[index + 1] ?? '') : '');
    const isSpacedSlash = separator === '/' && text[index - 1] === ' ' && text[index + 1] === ' ';
    if (!isBreak && !isSpacedSlash) continue;
    items.push(text.slice(from, index));
    from = index + 1;
  }
  items.push(text.slice(from));
  if (items.length === 1 && depth > 0) return text.split(itemBreak).filter((item) => item !== '');
  return items.map((item) => item.trim().replace(listEdges, '')).filter((item) => item !== '');
}

/** A short line above a list names it: "Web Technologies" / "Advanced" / "HTML5, JavaScript". */
function joinLabels(groups: readonly LooseGroup[]): LooseGroup[] {
  const joined: LooseGroup[] = [];
  const patterns = groups.filter(
    (group, index) => !group.label && group.items.length > 1 && isSingle(groups[index - 1]),
  ).length;
  const lists = groups.filter((group) => group.items.length > 1).length;
  if (patterns === 0 || patterns !== lists) return [...groups];
  let waiting: LooseGroup[] = [];
  for (const group of groups) {
    if (isSingle(group)) {
      waiting.push(group);
      continue;
    }
    // A single list after two lines proves nothing, unless the second line is a level of skill.
    const isNamed = waiting.length === 1 || (waiting.length === 2 && (patterns > 1 || isLevel(waiting[1])));
    const label = isNamed ? waiting[0]?.items[0] : undefined;
    if (label === undefined) joined.push(...waiting, group);
    else
      joined.push({
        label,
        items: [
          ...waiting
            .slice(1)
            .flatMap((single) => single.items)
            .filter((item) => !level.test(item)),
          ...group.items,
        ],
      });
    waiting = [];
  }
  return [...joined, ...waiting];
}

function isLevel(group: LooseGroup | undefined): boolean {
  return level.test(group?.items[0] ?? '');
}

function isSingle(group: LooseGroup | undefined): boolean {
  return (
    group !== undefined &&
    group.label === undefined &&
    group.items.length === 1 &&
    countWords(group.items[0] ?? '') <= 4
  );
}

/** Consecutive lines without a label are one group: one skill per line is a vertical list. */
function mergeSingles(groups: readonly LooseGroup[]): SkillGroup[] {
  const merged: LooseGroup[] = [];
  for (const group of groups) {
    const last = merged.at(-1);
    if (last && last.label === undefined && group.label === undefined)
      merged[merged.length - 1] = { items: [...last.items, ...group.items] };
    else merged.push(group);
  }
  return merged;
}
