import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { employerGroups } from '@fitted/resume/edit/employer-groups';
import { lineBlocks, linesOfEntry } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../assistant.ts';
import { reorder } from '../build-edit.ts';
import { orderRoles } from '../structure/order-roles.ts';
import { change, type Handler, onlyLine, requested, say, subjectOf, type Turn } from './answer.ts';
import { findCounted } from './find-counted.ts';
import { findCountedEntries } from './find-counted-entry.ts';
import { findEntry, findLines, findRole, findSection } from './find-target.ts';
import { foldName } from './fold-name.ts';
import { moveWithin } from './move-within.ts';
import { putItem } from './order-items.ts';
import { askWhichSection } from './rename.ts';

interface Named {
  readonly id: string;
}

/** Of the others in their order, the one to stand behind; null puts it first. */
type Place = (others: readonly Named[]) => Named | null;

export const moveFirst: Handler = (turn) => move(turn, () => null, 'first');
export const moveLast: Handler = (turn) => move(turn, (others) => others.at(-1) ?? null, 'last');
export const moveUp: Handler = (turn) => moveByOne(turn, -1);
export const moveDown: Handler = (turn) => moveByOne(turn, 1);
export const moveBefore: Handler = (turn) =>
  moveBeside(turn, (others, anchor) => others[others.findIndex(({ id }) => id === anchor.id) - 1] ?? null);
export const moveAfter: Handler = (turn) => moveBeside(turn, (_others, anchor) => anchor);

/** "move Skills up": past the section above it. */
function moveByOne(turn: Turn, step: 1 | -1): ChatAnswer {
  const { sections } = turn.input.document;
  const found = findSection(turn.input.document, subjectOf(turn));
  if (found.kind !== 'one') return askWhichSection(turn, found, subjectOf(turn));
  const to = sections.indexOf(found.target) + step;
  if (to < 0 || to >= sections.length) return say(turn, 'alreadySo');
  return moveSection(turn, found.target, (others) => others[to - 1] ?? null);
}

function moveBeside(turn: Turn, place: (others: readonly Named[], anchor: Named) => Named | null): ChatAnswer {
  const { document } = turn.input;
  const name = turn.groups.anchor ?? '';
  const anchor = findSection(document, name);
  if (anchor.kind === 'one') return move(turn, (others) => place(others, anchor.target));
  const [role, other] = [roleNamed(document, subjectOf(turn)), roleNamed(document, name)];
  if (role && other && homeOf(turn, role) === homeOf(turn, other)) {
    const leader = leaderOf(turn, other);
    // Under one employer's line the roles keep their order: only the first of them holds its name.
    if (leader === leaderOf(turn, role)) return say(turn, 'nothingChanged');
    return moveEntry(turn, role, (others) => place(others, leader));
  }
  return askWhichSection(turn, anchor, name);
}

function move(turn: Turn, place: Place, end?: 'first' | 'last'): ChatAnswer {
  const name = subjectOf(turn);
  const { document } = turn.input;
  const within = end ? moveWithin(turn, end, (line) => moveLine(turn, line, place)) : undefined;
  if (within) return within;
  const found = findSection(document, name);
  if (found.kind === 'one') return moveSection(turn, found.target, place);
  const counted = end ? findCounted(turn, name) : undefined;
  if (counted) return onlyLine(turn, name, counted, (line) => moveLine(turn, line, place));
  const role = found.kind === 'none' ? roleNamed(document, name) : undefined;
  if (end && role) return moveEntry(turn, role, place);
  const items = end && found.kind === 'none' ? putItem(turn, name, end) : [];
  if (items.length > 0) return change(turn, items);
  // "the dashboards bullet"
  const { line } = turn.groups;
  const lines = end && found.kind === 'none' ? findLines(document, name) : [];
  const meant = line ? lines.filter(({ text }) => foldName(text) === foldName(line)) : lines;
  return meant.length > 0
    ? onlyLine(turn, name, meant, (one) => moveLine(turn, one, place))
    : askWhichSection(turn, found, name);
}

export function roleNamed(document: ResumeDocument, name: string): Entry | undefined {
  const named = findEntry(document, name);
  const meant = named.kind === 'several' ? named.targets : findCountedEntries(document, name);
  return findRole(document, name) ?? (meant.length === 1 ? meant[0] : undefined);
}

function moveSection(turn: Turn, { id, heading }: Section, place: Place): ChatAnswer {
  const { sections } = turn.input.document;
  const after = place(sections.filter((other) => other.id !== id));
  const isThere =
    (sections[sections.findIndex((section) => section.id === id) - 1]?.id ?? null) === (after?.id ?? null);
  if (isThere || after?.id === id) return say(turn, 'alreadySo');
  return change(turn, [sectionMove({ id, heading }, after)]);
}

export function sectionMove({ id, heading }: Pick<Section, 'id' | 'heading'>, after: Named | null): Edit {
  const text = heading?.text ?? '';
  return {
    id: `requested:move:${id}`,
    kind: 'move-section',
    target: { sectionId: id },
    afterSectionId: after?.id ?? null,
    before: text,
    after: text,
    reason: requested,
    evidence: [],
  };
}

/** A bullet moves among the bullets it stands with: what is between two labels of a role stays between them. */
function moveLine(turn: Turn, line: Line, place: Place): ChatAnswer {
  const entry = turn.input.document.sections.flatMap(({ entries }) => entries).find(({ body }) => body.includes(line));
  const lines = lineBlocks(entry?.body ?? []).flatMap(([leader]) => leader ?? []);
  const at = lines.findIndex(({ id }) => id === line.id);
  const isOther = ({ kind }: Line) => kind !== line.kind;
  const start = lines.slice(0, at).findLastIndex(isOther) + 1;
  const length = lines.slice(at).findIndex(isOther);
  const end = length < 0 ? lines.length : at + length;
  const sorted = lines.toSpliced(start, end - start, ...putAt(lines.slice(start, end), line, place));
  if (!entry || isSameOrder(lines, sorted)) return say(turn, 'alreadySo');
  return change(turn, [reorder({ entryId: entry.id }, lines, sorted, 'requested')]);
}

/** A role moves among the roles of its section, together with all that stand under the same employer's line. */
function moveEntry(turn: Turn, entry: Entry, place: Place): ChatAnswer {
  const home = homeOf(turn, entry);
  const groups = employerGroups(home?.entries ?? []).map((roles) => ({ id: roles[0]?.id ?? '', roles }));
  const moved = groups.find(({ roles }) => roles.includes(entry));
  if (!home || !moved) return say(turn, 'alreadySo');
  const sorted = putAt(groups, moved, place).flatMap(({ roles }) => roles);
  if (isSameOrder(home.entries, sorted)) return say(turn, 'alreadySo');
  return change(turn, [reorder({ sectionId: home.id }, home.entries.map(childOf), sorted.map(childOf), 'requested')]);
}

/** Its employer's first role, or itself. */
function leaderOf(turn: Turn, entry: Entry): Entry {
  const groups = employerGroups(homeOf(turn, entry)?.entries ?? []);
  return groups.find((roles) => roles.includes(entry))?.[0] ?? entry;
}

function putAt<Item extends Named>(items: readonly Item[], moved: Item, place: Place): Item[] {
  const others = items.filter(({ id }) => id !== moved.id);
  const after = place(others);
  return others.toSpliced(others.findIndex(({ id }) => id === after?.id) + 1, 0, moved);
}

function isSameOrder(items: readonly Named[], sorted: readonly Named[]): boolean {
  return sorted.every(({ id }, index) => id === items[index]?.id);
}

export function homeOf({ input }: Turn, entry: Entry): Section | undefined {
  return input.document.sections.find(({ entries }) => entries.includes(entry));
}

export function childOf(entry: Entry) {
  return { id: entry.id, text: linesOfEntry(entry)[0]?.text ?? '' };
}

export const sortRoles: Handler = (turn) => change(turn, orderRoles(turn.reading));
