import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { joinTexts, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../assistant.ts';
import { removeLine, replaceLine } from '../build-edit.ts';
import { orderRoles } from '../structure/order-roles.ts';
import { change, type Handler, listNames, requested, say, type Turn } from './answer.ts';
import { type Found, findEntry, findLines, findSection } from './find-target.ts';

/** Taking something away needs its exact name; anything else is a question. */
export const remove: Handler = (turn) => {
  const name = turn.groups.section ?? '';
  const { document } = turn.input;
  const section = findSection(document, name, true);
  if (section.kind === 'one') return change(turn, [removeSection(section.target)]);
  const entry = findEntry(document, name);
  if (entry.kind === 'one' && section.kind === 'none') {
    const { id } = entry.target;
    const before = joinTexts(linesOfEntry(entry.target));
    return change(turn, [
      {
        id: `requested:remove:${id}`,
        kind: 'remove',
        target: { entryId: id },
        before,
        after: '',
        reason: requested,
        evidence: [],
      },
    ]);
  }
  const names = [section, entry].flatMap((found) => (found.kind === 'several' ? found.names : []));
  return names.length > 0 ? say(turn, 'whichSection', { names: listNames(names) }) : say(turn, 'notFound', { name });
};

function removeSection(section: Section): Edit {
  return {
    id: `requested:remove:${section.id}`,
    kind: 'remove',
    target: { sectionId: section.id },
    before: joinTexts(linesOfSection(section)),
    after: '',
    reason: requested,
    evidence: [],
  };
}

export const removeOneLine: Handler = (turn) => {
  const words = turn.groups.words ?? '';
  const lines = findLines(turn.input.document, words);
  const [only] = lines;
  if (!only) return say(turn, 'notFound', { name: words });
  if (lines.length > 1) return say(turn, 'whichOne', { names: listNames(lines.map(({ text }) => text)) });
  return change(turn, [removeLine(only, 'requested')]);
};

/** "remove Excel from Skills" */
export const removeItem: Handler = (turn) => {
  const { words = '', section: name = '' } = turn.groups;
  const found = findSection(turn.input.document, name);
  if (found.kind !== 'one') return unclear(turn, found, name);
  for (const line of found.target.entries.flatMap(({ body }) => body)) {
    const list = readItemList(line.text);
    const kept = list?.items.filter((item) => item.toLowerCase() !== words.toLowerCase()) ?? [];
    if (list && kept.length === list.items.length - 1)
      return change(turn, [replaceLine(line, list.label + kept.join(list.separator) + list.end, 'requested')]);
    if (line.text.toLowerCase() === words.toLowerCase()) return change(turn, [removeLine(line, 'requested')]);
  }
  return say(turn, 'notFound', { name: words });
};

export const rename: Handler = (turn) => {
  const { section: name = '', to = '' } = turn.groups;
  const found = findSection(turn.input.document, name);
  if (found.kind !== 'one' || !found.target.heading) return unclear(turn, found, name);
  const { id, heading } = found.target;
  const after = to.trim();
  return change(turn, [
    {
      id: `requested:rename:${id}`,
      kind: 'rename-heading',
      target: { sectionId: id },
      before: heading.text,
      after,
      reason: requested,
      evidence: [],
    },
  ]);
};

export const moveFirst: Handler = (turn) => move(turn, () => null);
export const moveLast: Handler = (turn) => move(turn, (others) => others.at(-1) ?? null);
export const moveBefore: Handler = (turn) =>
  moveBeside(turn, (others, anchor) => others[others.findIndex(({ id }) => id === anchor.id) - 1] ?? null);
export const moveAfter: Handler = (turn) => moveBeside(turn, (_others, anchor) => anchor);

type Place = (others: readonly Section[]) => Section | null;

function moveBeside(turn: Turn, place: (others: readonly Section[], anchor: Section) => Section | null): ChatAnswer {
  const name = turn.groups.anchor ?? '';
  const anchor = findSection(turn.input.document, name);
  if (anchor.kind !== 'one') return unclear(turn, anchor, name);
  return move(turn, (others) => place(others, anchor.target));
}

function move(turn: Turn, place: Place): ChatAnswer {
  const name = turn.groups.section ?? '';
  const { sections } = turn.input.document;
  const found = findSection(turn.input.document, name);
  if (found.kind !== 'one') return unclear(turn, found, name);
  const { id, heading } = found.target;
  const after = place(sections.filter((other) => other.id !== id));
  const isThere =
    (sections[sections.findIndex((section) => section.id === id) - 1]?.id ?? null) === (after?.id ?? null);
  if (isThere || after?.id === id) return say(turn, 'alreadySo');
  const text = heading?.text ?? '';
  return change(turn, [
    {
      id: `requested:move:${id}`,
      kind: 'move-section',
      target: { sectionId: id },
      afterSectionId: after?.id ?? null,
      before: text,
      after: text,
      reason: requested,
      evidence: [],
    },
  ]);
}

export const sortRoles: Handler = (turn) => change(turn, orderRoles(turn.reading));

function unclear(turn: Turn, found: Found<Section>, name: string): ChatAnswer {
  if (found.kind === 'several') return say(turn, 'whichSection', { names: listNames(found.names) });
  return say(turn, 'notFound', { name });
}
