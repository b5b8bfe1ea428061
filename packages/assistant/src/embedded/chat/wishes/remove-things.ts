import type { Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesTakenWith } from '@fitted/resume/edit/employer-groups';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { joinTexts, linesOfSection } from '@fitted/resume/edit/text-at';
import { findPeriod } from '@fitted/resume/parse/periods/periods';
import { isWork } from '@fitted/resume/section-traits';
import { removeLine, replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { requested } from '../answer.ts';
import type { Thing } from './things.ts';

/** Removes exactly these and nothing else. Several parts of one line are removed together. */
export function removalOf(document: ResumeDocument, named: readonly Thing[]): Edit[] {
  const things = named.flatMap((thing) => withDates(document, thing));
  const lines = [...new Set(things.flatMap((thing) => ('line' in thing ? [thing.line] : [])))];
  return [
    ...lines.map((line) =>
      without(
        document,
        line,
        things.flatMap((thing) => ('line' in thing && thing.line === line ? [thing] : [])),
      ),
    ),
    ...things.flatMap((thing): Edit[] => {
      if (thing.kind === 'section') return [removal({ sectionId: thing.section.id }, linesOfSection(thing.section))];
      if (thing.kind !== 'entry') return [];
      const home = document.sections.find(({ entries }) => entries.includes(thing.entry));
      return home ? [removal({ entryId: thing.entry.id }, takenWith(home, thing))] : [];
    }),
  ];
}

/** The first line of a job that was parsed without a head takes its dates along, so they are not left behind. */
function withDates({ sections }: ResumeDocument, thing: Thing): readonly Thing[] {
  if (thing.kind !== 'line') return [thing];
  const lines = sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .filter(({ head, body }) => head.length === 0 && body.length === 2 && body[0] === thing.line)
    .flatMap(({ body }) => body.slice(1))
    .filter(({ text }) => text.length <= maxDatesLength && findPeriod(text) !== undefined);
  return [thing, ...lines.map((line): Thing => ({ kind: 'line', line, text: line.text }))];
}

const maxDatesLength = 24;

const takenWith = (home: Section, { entry }: Extract<Thing, { kind: 'entry' }>) => linesTakenWith(home, entry);

function without(document: ResumeDocument, line: Line, things: readonly Thing[]): Edit {
  if (things.some(({ kind }) => kind === 'line')) return removeLine(line, 'requested');
  const list = readItemList(line.text);
  const items = things.filter(({ kind }) => kind === 'item').map(({ text }) => text);
  const kept = list?.items.filter((item) => !items.includes(item));
  const listed =
    list && kept && items.length > 0
      ? kept.length === 0
        ? ''
        : list.label + kept.join(list.separator) + list.end
      : line.text;
  const rest = things
    .filter(({ kind }) => kind === 'part')
    .reduce((text, part) => tidy(text.replace(withLabel(text, part.text), '\t')), listed);
  if (rest === '') return removeLine(line, 'requested');
  const after = /^\p{Lu}/u.test(line.text) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
  const isBody = document.sections.some(({ entries }) => entries.some(({ body }) => body.includes(line)));
  return isBody ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after);
}

/** "婚姻：" says nothing without its value. */
function withLabel(text: string, part: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(part)));
  if (!/[:：] ?$/u.test(before)) return part;
  const [label = ''] = before
    .trimEnd()
    .split(/[\s,，;；|·•]/u)
    .slice(-1);
  return before.slice(before.lastIndexOf(label)) + part;
}

const marks = /^[,;|·•/–—-]$/u;

/** Cleans up around a removed part: one of its two separators goes with it. */
function tidy(text: string): string {
  const [left = [], right = []] = text
    .replaceAll('\t', ' \t ')
    .replace(/(?<=\S)([,;])(?= )/gu, ' $1')
    .split('\t')
    .map((side) => side.split(' ').filter(Boolean));
  if (marks.test(left.at(-1) ?? '') && (right.length === 0 || marks.test(right[0] ?? ''))) left.pop();
  if (left.length === 0 && marks.test(right[0] ?? '')) right.shift();
  return [...left, ...right].join(' ').replace(/ ([,;])(?= |$)/gu, '$1');
}

function removal(target: { readonly sectionId: string } | { readonly entryId: string }, lines: readonly Line[]): Edit {
  const id = 'sectionId' in target ? target.sectionId : target.entryId;
  return {
    id: `requested:remove:${id}`,
    kind: 'remove',
    target,
    before: joinTexts(lines),
    after: '',
    reason: requested,
    evidence: [],
  };
}
