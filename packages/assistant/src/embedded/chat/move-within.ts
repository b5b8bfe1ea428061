import type { Line } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import type { ChatAnswer } from '../../assistant.ts';
import { change, onlyLine, say, subjectOf, type Turn } from './answer.ts';
import { findPlace } from './find-place.ts';
import { bodyOf, findRole, listSections } from './find-target.ts';
import { contains, foldName, isWholeResume } from './fold-name.ts';
import { sortItems } from './order-items.ts';

const wholePage = /^(?:page|list|seite|liste|pagina|lista|页|ページ)$/u;

/** "AWS first in Tools": an item of that list, or a bullet of that role. Undefined when the place is the resume itself. */
export function moveWithin(
  turn: Turn,
  end: 'first' | 'last',
  moveLine: (line: Line) => ChatAnswer,
): ChatAnswer | undefined {
  const { place = '', line } = turn.groups;
  if (place === '' || isWholeResume(place) || wholePage.test(foldName(place))) return undefined;
  const name = subjectOf(turn);
  const lines = linesAt(turn, place);
  const isNamed = (item: string) => foldName(item) === foldName(name);
  if (lines.some(({ text }) => readItemList(text)?.items.some(isNamed)))
    return change(
      turn,
      lines.flatMap((one) => sortItems(one, isNamed, end)),
    );
  const told = lines.filter(({ text }) => (line ? foldName(text) === foldName(line) : contains(text, name)));
  return told.length > 0 ? onlyLine(turn, name, told, moveLine) : say(turn, 'notThere', { name, place });
}

/** Of a section, a role, or a list with this label. */
function linesAt({ input }: Turn, place: string): readonly Line[] {
  const known = findPlace(input.document, place);
  if (known?.kind === 'section') return bodyOf([known.section]);
  const entry = known?.entry ?? findRole(input.document, place);
  if (entry) return entry.body;
  return bodyOf(listSections(input.document)).filter(
    ({ text }) => foldName(readItemList(text)?.label ?? '') === foldName(place),
  );
}
