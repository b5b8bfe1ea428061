import type { Line, Section } from '@fitted/resume/document';
import { lineBlocks } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../../assistant.ts';
import { reorder } from '../../build-edit.ts';
import { orderBullets } from '../../structure/order-bullets.ts';
import { orderRoles } from '../../structure/order-roles.ts';
import { orderSkills } from '../../structure/order-skills.ts';
import { change, say } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { childOf, sectionMove } from '../move-intents.ts';
import { sortItems } from '../order-items.ts';
import { linesMeant, offerLines, type Perform, type Task } from './task.ts';
import { type Direction, directions } from './units.ts';

/** A section, a job, a line or an item to where the words say. */
export const move: Perform = (task) => {
  const direction = directionIn(task.text);
  const { sections, entries, items, saysLine, saysJob } = task.mentions;
  if (!direction) return undefined;
  if (!saysLine && !saysJob && sections.length > 0 && items.length === 0) return moveSections(task, direction);
  if (!saysLine && items.length > 0 && (direction === 'first' || direction === 'last'))
    return change(
      task,
      items.flatMap(({ line, item }) => sortItems(line, (one) => one === item, direction)),
    );
  const lines = linesMeant(task);
  if (lines.length === 1 && lines[0]) return moveLine(task, lines[0], direction);
  if (lines.length === 2 && lines[0] && lines[1] && ['before', 'after', 'swap'].includes(direction))
    return moveBeside(task, byMention(task, lines), direction);
  if (lines.length > 1) return offerLines(task, lines);
  if (entries.length > 0) return moveEntries(task, direction);
  return undefined;
};

function directionIn(text: string): Direction | undefined {
  const folded = foldLetters(text).toLowerCase();
  return directions.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** In the order they are said: the first is the one that moves. */
function byMention<One extends { readonly text: string }>(task: Task, found: readonly One[]): readonly One[] {
  const text = task.text.toLowerCase();
  const place = ({ text: line }: One) =>
    Math.min(
      ...line
        .toLowerCase()
        .split(/\s+/u)
        .filter((word) => word.length > 3)
        .map((word) => text.indexOf(word))
        .filter((at) => at >= 0),
      text.length,
    );
  return [...found].sort((one, other) => place(one) - place(other));
}

function moveSections(task: Task, direction: Direction): ChatAnswer | undefined {
  const all = task.input.document.sections;
  const named = byMention(
    task,
    task.mentions.sections.map((section) => ({ section, text: section.heading?.text ?? '' })),
  );
  const [first, second] = named.map(({ section }) => section);
  if (!first) return undefined;
  const at = all.indexOf(first);
  const to = (after: Section | null) =>
    change(task, (all[at - 1] ?? null) === after ? [] : [sectionMove(first, after)]);
  const others = all.filter((section) => section !== first);
  switch (direction) {
    case 'first':
      return to(null);
    case 'last':
      return to(others.at(-1) ?? null);
    case 'up':
      return at === 0 ? say(task, 'alreadySo') : to(all[at - 2] ?? null);
    case 'down':
      return at === all.length - 1 ? say(task, 'alreadySo') : to(all[at + 1] ?? null);
    case 'before':
      return second && to(others[others.indexOf(second) - 1] ?? null);
    case 'after':
      return second && to(second);
    case 'swap': {
      if (!second) return undefined;
      const [upper, lower] = at < all.indexOf(second) ? [first, second] : [second, first];
      const above = (section: Section) => all[all.indexOf(section) - 1] ?? null;
      const moved = [sectionMove(lower, above(upper))];
      return change(task, above(lower) === upper ? moved : [...moved, sectionMove(upper, above(lower))]);
    }
  }
}

function moveLine(task: Task, line: Line, direction: Direction): ChatAnswer | undefined {
  const entry = task.input.document.sections.flatMap(({ entries }) => entries).find(({ body }) => body.includes(line));
  if (!entry) return undefined;
  const lines = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  const at = lines.indexOf(line);
  const to = {
    first: 0,
    last: lines.length - 1,
    up: at - 1,
    down: at + 1,
    before: 0,
    after: lines.length - 1,
    swap: at,
  }[direction];
  const others = lines.filter((one) => one !== line);
  const sorted = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, line);
  const isSame = sorted.every((one, place) => one === lines[place]);
  return isSame ? say(task, 'alreadySo') : change(task, [reorder({ entryId: entry.id }, lines, sorted, 'requested')]);
}

function moveBeside(task: Task, [one, other]: readonly Line[], direction: Direction): ChatAnswer | undefined {
  const entry = task.input.document.sections
    .flatMap(({ entries }) => entries)
    .find(({ body }) => one && other && body.includes(one) && body.includes(other));
  if (!entry || !one || !other) return undefined;
  const lines = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  const without = lines.filter((line) => line !== one);
  const at = without.indexOf(other) + (direction === 'after' ? 1 : 0);
  const swapped = lines.map((line) => (line === one ? other : line === other ? one : line));
  const sorted = direction === 'swap' ? swapped : without.toSpliced(at, 0, one);
  return change(task, [reorder({ entryId: entry.id }, lines, sorted, 'requested')]);
}

function moveEntries(task: Task, direction: Direction): ChatAnswer | undefined {
  const [entry, second] = task.mentions.entries;
  const home = task.input.document.sections.find(({ entries }) => entry && entries.includes(entry));
  if (!entry || !home) return undefined;
  const all = home.entries;
  const others = all.filter((one) => one !== entry);
  const at = all.indexOf(entry);
  const beside = second ? others.indexOf(second) : -1;
  const to = { first: 0, last: others.length, up: at - 1, down: at + 1, before: beside, after: beside + 1, swap: -1 }[
    direction
  ];
  if (to < 0) return undefined;
  const sorted = others.toSpliced(to, 0, entry);
  const isSame = sorted.every((one, place) => one === all[place]);
  return isSame
    ? say(task, 'alreadySo')
    : change(task, [reorder({ sectionId: home.id }, all.map(childOf), sorted.map(childOf), 'requested')]);
}

/** Jobs by their dates, or lists and bullets by what the job asks for. */
export const sort: Perform = (task) => {
  const { sections, saysJob, saysLine } = task.mentions;
  const ofSkills = sections.some(({ kind }) => kind === 'skills');
  const edits =
    ofSkills && !saysJob ? orderSkills(task.reading) : saysLine ? orderBullets(task.reading) : orderRoles(task.reading);
  return change(task, edits);
};
