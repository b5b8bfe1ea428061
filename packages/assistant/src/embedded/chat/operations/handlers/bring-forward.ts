import type { Edit } from '@fitted/resume/edit/edit';
import { lineBlocks } from '@fitted/resume/edit/text-at';
import { findSkill } from '@fitted/resume/lexicon/find-skills';
import { isWork } from '@fitted/resume/section-traits';
import { reorder } from '../../../build-edit.ts';
import type { Turn } from '../../answer.ts';
import { sortItems } from '../../order-items.ts';

/** Moves what is named to the front of its list, and the bullets that show it to the top of their role. */
export function bringForward(turn: Turn, names: readonly string[]): Edit[] {
  const isShown = showsAny(turn, names);
  return turn.input.document.sections.flatMap((section) =>
    section.entries.flatMap((entry): Edit[] => {
      if (section.kind === 'skills') return entry.body.flatMap((line) => sortItems(line, isShown, 'first'));
      if (!isWork(section.kind)) return [];
      const blocks = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
      const sorted = [...blocks.filter(({ text }) => isShown(text)), ...blocks.filter(({ text }) => !isShown(text))];
      const isSame = sorted.every(({ id }, index) => id === blocks[index]?.id);
      return isSame ? [] : [reorder({ entryId: entry.id }, blocks, sorted, 'requested')];
    }),
  );
}

export function showsAny({ reading }: Turn, names: readonly string[]): (text: string) => boolean {
  const skills = names.flatMap((name) => findSkill(name, reading.language) ?? []);
  const wanted = names.map((name) => name.trim().toLowerCase());
  return (text) =>
    wanted.some((name) => text.toLowerCase().includes(name)) ||
    reading.skillsIn(text).some(({ skill }) => skills.includes(skill));
}
