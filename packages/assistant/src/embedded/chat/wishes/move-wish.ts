import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { lineBlocks, linesOfEntry } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../../assistant.ts';
import { wishCues } from '../../../cues.ts';
import { removeLine, reorder, reorderItems } from '../../build-edit.ts';
import { change, requested } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { bareWords } from './name-words.ts';
import { thingMeant } from './thing-meant.ts';
import type { Thing } from './things.ts';
import type { Grant, WishTask } from './wish-task.ts';

type Where = 'first' | 'last' | 'up' | 'before' | 'after' | 'top';

const between: readonly (readonly [Where, RegExp])[] = [
  [
    'before',
    /(?<!\p{L})(?:above|before|over|ahead of|vor|uber|encima de(?:l)?|antes de(?:l)?|delante de(?:l)?|avant|au[- ]dessus d(?:e|u|es))(?!\p{L})/u,
  ],
  [
    'after',
    pattern('u')`
      (?<!\p{L})(?:below|after|under|behind|nach(?! (?:oben|unten|vorn\p{L}*|hinten))|hinter|unter
      |(?:runter )?zu[mr]?|debajo de(?:l)?|despues de(?:l)?|apres|sous)(?!\p{L})
    `,
  ],
];
const alone: readonly (readonly [Where, RegExp])[] = [
  [
    'top',
    /(?<!\p{L})(?:under my name|top of (?:the|my) (?:resume|cv|page)|unter (?:meinen?|den) namen|debajo de mi nombre|sous mon nom)(?!\p{L})/u,
  ],
  ['first', pattern('u')`${wishCues.word('aloneFirst')}`],
  ['up', pattern('u')`${wishCues.word('aloneUp')}`],
  ['last', pattern('u')`${wishCues.word('aloneLast')}`],
];
const asian = /^(?<moved>.{1,60}?)(?:挪|移|放|排|调)(?:到|在)(?<anchor>.{1,60}?)的?(?<side>前|后|上|下)(?:面|边)?/u;
const japanese = /^(?<moved>.{1,60}?)を(?<anchor>.{1,60}?)の(?<side>前|後|上|下)/u;

interface Asked {
  readonly where: Where;
  readonly moved: readonly string[];
  readonly anchor: string | undefined;
}

/** Moves lines, items and jobs to where the words say; whole sections are moved by the general handler. */
export const moveThings: Grant = (task) => {
  const asked = readMove(task);
  if (!asked) return undefined;
  const { document } = task.input;
  const moved = asked.moved.map((name) => thingMeant(document, name.replace(/^.{0,40}\sso\s/iu, '')));
  const things = moved.flatMap(({ things: some, isClear }) => (isClear ? some : []));
  // If only some of several things are clear, at least two of them must be.
  if (things.length === 0 || (things.length < asked.moved.length && things.length < 2)) return undefined;
  if (things.some(({ kind }) => kind === 'section')) return undefined;
  if (asked.where === 'top') return toTop(task, things);
  const anchor = asked.anchor === undefined ? undefined : thingMeant(document, asked.anchor);
  if (anchor && !anchor.isClear) return undefined;
  return place(task, things, asked.where, anchor?.things[0]);
};

function readMove({ wish: { names } }: WishTask): Asked | undefined {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  const { moved, anchor, side } = (asian.exec(last) ?? japanese.exec(last))?.groups ?? {};
  if (moved && anchor)
    return { where: /[前上]/u.test(side ?? '') ? 'before' : 'after', moved: [...others, moved], anchor };
  const folded = foldLetters(last).toLowerCase();
  const named = names.filter((name) => bareWords(name) !== '');
  const ends = alone.filter(([, pattern]) => pattern.test(folded));
  const [end] = ends;
  // "…, the strongest first, delivery at the bottom": two requests, and nobody can tell which belongs to what.
  if (ends.some(([one]) => one === 'last') && ends.some(([one]) => one === 'first')) return undefined;
  if (end?.[0] === 'top')
    return { where: 'top', moved: [...others, last.slice(0, end[1].exec(folded)?.index)], anchor: undefined };
  for (const [where, pattern] of between) {
    const found = pattern.exec(folded);
    const rest = found ? last.slice(found.index + found[0].length) : '';
    if (found && bareWords(rest) !== '') return { where, moved: [...others, last.slice(0, found.index)], anchor: rest };
  }
  return end && named.length > 0 ? { where: end[0], moved: named, anchor: undefined } : undefined;
}

/** Makes the section that holds them the first. */
function toTop(task: WishTask, things: readonly Thing[]): ChatAnswer | undefined {
  const homes = [...new Set(things.map((thing) => homeOf(task.input.document, thing)?.section))];
  const [section, ...others] = homes;
  if (!section?.heading || others.length > 0) return undefined;
  const { id, heading } = section;
  const edit: Edit = {
    id: `requested:move:${id}`,
    kind: 'move-section',
    target: { sectionId: id },
    afterSectionId: null,
    before: heading.text,
    after: heading.text,
    reason: requested,
    evidence: [],
  };
  return change(task, [edit]);
}

interface Home {
  readonly section: Section;
  readonly entry: Entry;
}

function homeOf({ sections }: ResumeDocument, thing: Thing): Home | undefined {
  for (const section of sections)
    for (const entry of section.entries) {
      if (thing.kind === 'entry' && thing.entry === entry) return { section, entry };
      if ('line' in thing && entry.body.includes(thing.line)) return { section, entry };
    }
  return undefined;
}

function place(
  task: WishTask,
  things: readonly Thing[],
  where: Where,
  anchor: Thing | undefined,
): ChatAnswer | undefined {
  const { document } = task.input;
  const [first] = things;
  const home = first && homeOf(document, first);
  if (first && !home && 'line' in first && anchor) return downFromHead(task, first.line, anchor);
  if (!first || !home) return undefined;
  if (things.every(({ kind }) => kind === 'entry')) {
    const { section } = home;
    const moved = things.flatMap((thing) => (thing.kind === 'entry' ? [thing.entry] : []));
    const sorted = sortBy(section.entries, moved, where, anchor?.kind === 'entry' ? anchor.entry : undefined);
    if (!sorted || moved.some((entry) => !section.entries.includes(entry))) return undefined;
    const child = (entry: Entry) => ({ id: entry.id, text: linesOfEntry(entry)[0]?.text ?? '' });
    return change(task, [
      reorder({ sectionId: section.id }, section.entries.map(child), sorted.map(child), 'requested'),
    ]);
  }
  const lines = things.flatMap((thing) => ('line' in thing ? [thing.line] : []));
  if (lines.length < things.length) return undefined;
  if (
    things.every(({ kind }) => kind === 'item') &&
    new Set(lines).size === 1 &&
    !(anchor && 'line' in anchor && anchor.line !== lines[0])
  )
    return moveItems(task, things, where, anchor);
  // A line between the labels of a job is moved by the general handler.
  if (things.length === 1 && !anchor && 'line' in first && home.entry.body.some(({ kind }) => kind !== first.line.kind))
    return undefined;
  const all = lineBlocks(home.entry.body).flatMap(([leader]) => leader ?? []);
  const sorted = sortBy(all, lines, where, anchor && 'line' in anchor ? anchor.line : undefined);
  if (!sorted || lines.some((line) => !all.includes(line))) return undefined;
  return change(task, [reorder({ entryId: home.entry.id }, all, sorted, 'requested')]);
}

function moveItems(
  task: WishTask,
  things: readonly Thing[],
  where: Where,
  anchor: Thing | undefined,
): ChatAnswer | undefined {
  const [first] = things;
  const line = first && 'line' in first ? first.line : undefined;
  const list = line && readItemList(line.text);
  if (!line || !list) return undefined;
  const sorted = sortBy(
    list.items,
    things.map(({ text }) => text),
    where,
    anchor?.text,
  );
  return sorted && change(task, [reorderItems(line, list.label + sorted.join(list.separator) + list.end, 'requested')]);
}

/** In the order they are named; undefined if the anchor is not among them. */
function sortBy<One>(
  all: readonly One[],
  moved: readonly One[],
  where: Where,
  anchor: One | undefined,
): One[] | undefined {
  const rest = all.filter((one) => !moved.includes(one));
  if (where === 'first' || where === 'top') return [...moved, ...rest];
  if (where === 'last') return [...rest, ...moved];
  const [first] = moved;
  if (where === 'up')
    return first === undefined ? undefined : rest.toSpliced(Math.max(0, all.indexOf(first) - 1), 0, ...moved);
  const at = anchor === undefined ? -1 : rest.indexOf(anchor);
  return at < 0 ? undefined : rest.toSpliced(where === 'before' ? at : at + 1, 0, ...moved);
}

/** Moves a line of the head down to the line or section that is named. */
function downFromHead(task: WishTask, line: Line, anchor: Thing): ChatAnswer | undefined {
  const entry = anchor.kind === 'section' ? anchor.section.entries.at(-1) : undefined;
  const below = 'line' in anchor ? anchor.line : entry?.body.at(-1);
  if (!below || !homeOf(task.input.document, { kind: 'line', line: below, text: below.text })) return undefined;
  const edit: Edit = {
    id: `requested:down:${line.id}`,
    kind: 'insert-line',
    target: { afterLineId: below.id },
    line: { kind: below.kind, depth: below.depth },
    before: '',
    after: line.text,
    reason: requested,
    evidence: [],
  };
  return { ...change(task, [edit, removeLine(line, 'requested')]), askedLines: [line.text] };
}
