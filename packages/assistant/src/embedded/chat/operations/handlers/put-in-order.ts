import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { employerGroups } from '@fitted/resume/edit/employer-groups';
import { lineBlocks, linesOfEntry } from '@fitted/resume/edit/text-at';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../../assistant.ts';
import { reorder } from '../../../build-edit.ts';
import { orderBullets } from '../../../structure/order/order-bullets.ts';
import { orderRoles } from '../../../structure/order/order-roles.ts';
import { orderSkills } from '../../../structure/order/order-skills.ts';
import { change, requested, say } from '../../answer.ts';
import { entriesNamedIn, nameOfSection } from '../../find/find-target.ts';
import { foldLetters } from '../../fold-name.ts';
import { sortItems } from '../../order-items.ts';
import { linesMeant, offerLines, type Perform, type Task } from '../task.ts';
import { type Direction, directions, withoutCounts } from '../units.ts';
import { isClosing, keepClosing } from './closing-line.ts';

/** Moves a section, a job, a line or an item to where the words say. */
export const move: Perform = (task) => {
  const direction = directionIn(task);
  const { sections, entries, items, saysLine, isPlace } = task.mentions;
  if (!direction) return undefined;
  const isSections =
    sections.length > 0 && items.length === 0 && !isPlace && !(saysLine && linesMeant(task).length > 0);
  if (isSections && !(entries.length > 0 && sections.length < 2)) return moveSections(task, direction);
  if (!saysLine && items.length > 0 && (direction === 'first' || direction === 'last'))
    return change(
      task,
      items.flatMap(({ line, item }) => sortItems(line, (one) => one === item, direction)),
    );
  const isJob = entries.length > 0 && !saysLine && entriesNamedIn(task.input.document, task.text).length > 0;
  const lines = isJob ? [] : linesMeant(task);
  if (lines.length === 1 && lines[0]) return moveLine(task, lines[0], direction);
  if (lines.length === 2 && lines[0] && lines[1] && ['before', 'after', 'swap'].includes(direction))
    return moveBeside(task, byMention(task, lines), direction);
  if (lines.length > 1) return offerLines(task, lines);
  if (entries.length > 0) return moveEntries(task, direction);
  const [place] = isPlace ? sections : [];
  return place && say(task, 'notThere', { name: task.text, place: nameOfSection(place) });
};

/** With two of a kind the word between them counts, otherwise the end named: "the last bullet under Globex to the top". */
function directionIn({ text, mentions }: Task): Direction | undefined {
  const folded = withoutCounts(foldLetters(text).toLowerCase());
  const said = directions.filter(([, pattern]) => pattern.test(folded)).map(([direction]) => direction);
  const isBetween = [mentions.sections, mentions.entries, mentions.lines].some(({ length }) => length > 1);
  const ends = said.filter((direction) => direction !== 'before' && direction !== 'after' && direction !== 'swap');
  return isBetween ? said[0] : (ends[0] ?? said[0]);
}

/** In the order they are mentioned: the first is the one that moves. */
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

/** "put Skills before Education", "before Education put Skills", 把技能放到教育前面: the one next to the preposition stays. */
function movedFirst<One>(task: Task, named: readonly One[], places: readonly number[]): readonly One[] {
  const text = foldLetters(task.text).toLowerCase();
  const word = directions.map(([, pattern]) => pattern.exec(text)).find(Boolean);
  const isAsian = /[\p{sc=Han}\p{sc=Hiragana}]/u.test(word?.[0] ?? '');
  const at = word?.index ?? 0;
  // The first name belongs to the preposition only if the preposition precedes it.
  return !isAsian && at < (places[0] ?? 0) ? [...named].reverse() : named;
}

function moveSections(task: Task, direction: Direction): ChatAnswer | undefined {
  const all = task.input.document.sections.filter((section) => !isClosing(section));
  const [first, second] = movedFirst(task, task.mentions.sections, task.mentions.sectionAt);
  if (!first) return undefined;
  const at = all.indexOf(first);
  const others = all.filter((section) => section !== first);
  const to = (after: Section | null) => {
    const place = after === null ? 0 : others.indexOf(after) + 1;
    const sorted = others.toSpliced(place, 0, first);
    const isThere = (all[at - 1] ?? null) === after;
    return moveWhole(task, isThere ? [] : [sectionMove(first, after)], sorted);
  };
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
      const sorted = all.map((one) => (one === upper ? lower : one === lower ? upper : one));
      return moveWhole(task, above(lower) === upper ? moved : [...moved, sectionMove(upper, above(lower))], sorted);
    }
  }
}

/** What closes the page stays at its end, in the words that stand there already. */
function moveWhole(task: Task, moves: readonly Edit[], sorted: readonly Section[]): ChatAnswer {
  const closing = moves.length > 0 ? keepClosing(task.input.document, sorted) : [];
  return { ...change(task, [...moves, ...closing]), askedLines: closing.flatMap(({ after }) => after || []) };
}

/** A bullet moves among its neighbouring bullets: what is between two labels of a role stays between them. */
function moveLine(task: Task, line: Line, direction: Direction): ChatAnswer | undefined {
  const entry = task.input.document.sections.flatMap(({ entries }) => entries).find(({ body }) => body.includes(line));
  if (!entry) return undefined;
  const all = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  const place = all.indexOf(line);
  const isOther = ({ kind }: Line) => kind !== line.kind;
  const start = all.slice(0, place).findLastIndex(isOther) + 1;
  const length = all.slice(place).findIndex(isOther);
  const end = length < 0 ? all.length : place + length;
  const lines = all.slice(start, end);
  const at = lines.indexOf(line);
  const last = lines.length - 1;
  const to = { first: 0, last, up: at - 1, down: at + 1, before: 0, after: last, swap: at }[direction];
  const others = lines.filter((one) => one !== line);
  const moved = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, line);
  const sorted = all.toSpliced(start, end - start, ...moved);
  const isSame = sorted.every((one, index) => one === all[index]);
  return isSame ? say(task, 'alreadySo') : change(task, [reorder({ entryId: entry.id }, all, sorted, 'requested')]);
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

/** A job moves among the jobs of its section, together with all others under the same employer's line. */
function moveEntries(task: Task, direction: Direction): ChatAnswer | undefined {
  const { document } = task.input;
  const text = foldLetters(task.text).toLowerCase();
  const placeOf = (entry: Entry) =>
    Math.min(
      ...[entry.fields.organisation, entry.fields.title]
        .flatMap((name) => (name ? [text.indexOf(foldLetters(name).toLowerCase().split(/[\s,]/u)[0] ?? '')] : []))
        .filter((at) => at >= 0),
      text.length,
    );
  const named = [...task.mentions.entries].sort((one, other) => placeOf(one) - placeOf(other));
  const [entry, second] = movedFirst(task, named, named.map(placeOf));
  const home = document.sections.find(({ entries }) => entry && entries.includes(entry));
  if (!entry || !home) return undefined;
  const groups = employerGroups(home.entries);
  const moved = groups.find((roles) => roles.includes(entry));
  const other = groups.find((roles) => second && roles.includes(second));
  if (!moved || (second && !other)) return undefined;
  // Roles under one employer's line keep their order: only the first of them holds the employer's name.
  if (moved === other) return say(task, 'nothingChanged');
  const others = groups.filter((roles) => roles !== moved);
  const [at, beside] = [groups.indexOf(moved), other ? others.indexOf(other) : -1];
  if (beside < 0 && ['before', 'after', 'swap'].includes(direction)) return undefined;
  const to = { first: 0, last: others.length, up: at - 1, down: at + 1, before: beside, after: beside + 1, swap: 0 }[
    direction
  ];
  const sorted =
    direction === 'swap'
      ? groups.map((roles) => (roles === moved ? (other ?? roles) : roles === other ? moved : roles))
      : others.toSpliced(Math.max(0, to), 0, moved);
  const flat = sorted.flat();
  if (flat.every((one, place) => one === home.entries[place])) return say(task, 'alreadySo');
  return change(task, [reorder({ sectionId: home.id }, home.entries.map(childOf), flat.map(childOf), 'requested')]);
}

const childOf = (entry: Entry) => ({ id: entry.id, text: linesOfEntry(entry)[0]?.text ?? '' });

function sectionMove({ id, heading }: Section, after: Section | null): Edit {
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

/** Sorts jobs by their dates, or lists and bullets by what the job asks for. */
export const sort: Perform = (task) => {
  const { sections, saysJob, saysLine } = task.mentions;
  const ofSkills = sections.some(({ kind }) => kind === 'skills');
  const edits =
    ofSkills && !saysJob ? orderSkills(task.reading) : saysLine ? orderBullets(task.reading) : orderRoles(task.reading);
  // Do not claim that something is in order if it could not be sorted.
  return edits.length === 0 && !ofSkills && !saysLine && !isByDate(task)
    ? say(task, 'nothingChanged')
    : change(task, edits);
};

/** Whether the jobs are newest first, provided every one of them has a readable date. */
function isByDate({ input: { document } }: Task): boolean {
  const work = document.sections.filter(({ kind }) => isWork(kind));
  return work.every(({ entries }) => {
    const starts = entries.map(({ fields }) => fields.period?.start?.year ?? Number.NaN);
    return starts.every((year, at) => at === 0 || (starts[at - 1] ?? 0) >= year);
  });
}
