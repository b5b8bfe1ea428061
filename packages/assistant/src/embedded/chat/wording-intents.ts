import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { lineBlocks, linesOf } from '@fitted/resume/edit/text-at';
import { findSkill } from '@fitted/resume/lexicon/find-skills';
import { reorder, reorderItems, replaceLine } from '../build-edit.ts';
import { wordPattern } from '../word-pattern.ts';
import { change, type Handler, requested, say, type Turn } from './answer.ts';

/** What the person wants put in is their own word: it is stated by asking for it. */
export const replace: Handler = (turn) => {
  const { from = '', to = '' } = turn.groups;
  const { document } = turn.input;
  const pattern = wordPattern(from, 'giu');
  const lines = linesOf(document).filter(({ text }) => text.search(pattern) >= 0);
  if (lines.length === 0) return say(turn, 'notFound', { name: from });
  const body = new Set(
    document.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.body.map(({ id }) => id))),
  );
  const edits = lines.flatMap((line): Edit[] => {
    const after = line.text.replace(pattern, () => to.trim());
    const heading = document.sections.find((section) => section.heading?.id === line.id);
    if (body.has(line.id)) return [replaceLine(line, after, 'requested', { from, to })];
    if (heading)
      return [
        {
          id: `requested:rename:${heading.id}`,
          kind: 'rename-heading',
          target: { sectionId: heading.id },
          before: line.text,
          after,
          reason: requested,
          evidence: [],
        },
      ];
    return [
      {
        id: `requested:head:${line.id}`,
        kind: 'replace-head-line',
        target: { lineId: line.id },
        before: line.text,
        after,
        reason: requested,
        evidence: [],
      },
    ];
  });
  return { ...change(turn, edits), statedFacts: edits.map(({ after }) => after) };
};

/** The named skill first in its list, and the bullets that show it first under their role. */
export const emphasise: Handler = (turn) => {
  const skill = turn.groups.skill ?? '';
  const isShown = showsSkill(turn, skill);
  const edits = turn.input.document.sections.flatMap((section) =>
    section.entries.flatMap((entry): Edit[] => {
      if (section.kind === 'skills') return entry.body.flatMap((line) => itemFirst(line, isShown));
      if (section.kind !== 'experience' && section.kind !== 'projects') return [];
      const blocks = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
      const sorted = [...blocks.filter(({ text }) => isShown(text)), ...blocks.filter(({ text }) => !isShown(text))];
      const isSame = sorted.every(({ id }, index) => id === blocks[index]?.id);
      return isSame ? [] : [reorder({ entryId: entry.id }, blocks, sorted, 'requested')];
    }),
  );
  if (!linesOf(turn.input.document).some(({ text }) => isShown(text))) return say(turn, 'skillNotThere', { skill });
  return change(turn, edits, 'emphasised', { skill });
};

function showsSkill({ reading }: Turn, name: string): (text: string) => boolean {
  const skill = findSkill(name, reading.language);
  const wanted = name.trim().toLowerCase();
  return (text) =>
    text.toLowerCase().includes(wanted) ||
    (skill !== undefined && reading.skillsIn(text).some((found) => found.skill === skill));
}

function itemFirst(line: Line, isShown: (text: string) => boolean): Edit[] {
  const list = readItemList(line.text);
  if (!list) return [];
  const sorted = [...list.items.filter(isShown), ...list.items.filter((item) => !isShown(item))];
  const after = list.label + sorted.join(list.separator) + list.end;
  return after === line.text ? [] : [reorderItems(line, after, 'requested')];
}
