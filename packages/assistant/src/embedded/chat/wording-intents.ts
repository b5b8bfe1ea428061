import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { lineBlocks, linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { findSkill } from '@fitted/resume/lexicon/find-skills';
import type { ChatAnswer } from '../../assistant.ts';
import { reorder, replaceLine } from '../build-edit.ts';
import { wordPattern } from '../word-pattern.ts';
import { change, type Handler, onlyLine, requested, say, type Turn } from './answer.ts';
import { contactNamed } from './contact.ts';
import { findCounted } from './find-counted.ts';
import { type KnownPlace, splitPlaceOf } from './find-place.ts';
import { bodyOf } from './find-target.ts';
import { foldName, isWholeResume, unquote } from './fold-name.ts';
import { sortItems } from './order-items.ts';
import { renameHeading } from './rename.ts';

/** What the person wants put in is their own word: it is stated by asking for it. */
export const replace: Handler = (turn) => {
  const { document } = turn.input;
  const counted = findCounted(turn, turn.groups.from ?? '');
  if (counted) return onlyLine(turn, turn.groups.from ?? '', counted, (line) => rewriteLine(turn, line));
  const { from, to, place } = readReplacement(turn);
  if (isWholeResume(from)) return say(turn, 'notUnderstood');
  const heading = document.sections.find(
    (section) => section.heading && foldName(section.heading.text) === foldName(from),
  );
  if (heading && !place) return change(turn, [renameHeading(heading, to)]);
  const lines = linesAt(turn, place).filter(({ text }) => text.search(wordPattern(from, 'giu')) >= 0);
  if (lines.length === 0) return say(turn, 'notFound', { name: from });
  const edits = lines.map((line) => replaceIn(turn, line, from, to));
  return { ...change(turn, edits), statedFacts: edits.map(({ after }) => after) };
};

function rewriteLine(turn: Turn, line: Line): ChatAnswer {
  const to = unquote(turn.groups.to ?? '');
  return { ...change(turn, [replaceLine(line, to, 'requested')]), statedFacts: [to] };
}

/** "Python with Ruby in Skills", "Python in Skills with Ruby": only there. */
function readReplacement(turn: Turn): { from: string; to: string; place?: KnownPlace } {
  const { from = '', to = '' } = turn.groups;
  const { document } = turn.input;
  const told = contactNamed(turn, from);
  if (told) return { from: told, to: unquote(to) };
  const behind = splitPlaceOf(document, to, turn.spoken);
  if (behind) return { from: unquote(from), to: unquote(behind.words), place: behind.place };
  const before = isThere(turn, from) ? undefined : splitPlaceOf(document, from, turn.spoken);
  return before
    ? { from: unquote(before.words), to: unquote(to), place: before.place }
    : { from: unquote(from), to: unquote(to) };
}

function isThere({ input }: Turn, words: string): boolean {
  const pattern = wordPattern(unquote(words));
  return linesOf(input.document).some(({ text }) => pattern.test(text));
}

function linesAt({ input }: Turn, place: KnownPlace | undefined): Line[] {
  if (!place) return linesOf(input.document);
  return place.kind === 'entry' ? linesOfEntry(place.entry) : linesOfSection(place.section);
}

function replaceIn({ input }: Turn, line: Line, from: string, to: string): Edit {
  const { sections } = input.document;
  const after = line.text.replace(wordPattern(from, 'giu'), () => to);
  const section = sections.find(({ heading }) => heading?.id === line.id);
  if (section) return renameHeading(section, after);
  if (bodyOf(sections).some(({ id }) => id === line.id)) return replaceLine(line, after, 'requested', { from, to });
  return {
    id: `requested:head:${line.id}`,
    kind: 'replace-head-line',
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: requested,
    evidence: [],
  };
}

/** The named skill first in its list, and the bullets that show it first under their role. */
export const emphasise: Handler = (turn) => {
  const skill = unquote(turn.groups.skill ?? '');
  const isShown = showsSkill(turn, skill);
  const edits = turn.input.document.sections.flatMap((section) =>
    section.entries.flatMap((entry): Edit[] => {
      if (section.kind === 'skills') return entry.body.flatMap((line) => sortItems(line, isShown, 'first'));
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
