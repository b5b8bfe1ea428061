import type { Line } from '@fitted/resume/document';
import type { Edit, EditReason } from '@fitted/resume/edit/edit';
import { lineBlocks, linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { findSkill } from '@fitted/resume/lexicon/find-skills';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../assistant.ts';
import { reorder, replaceHeadLine, replaceLine } from '../build-edit.ts';
import { capitalise } from '../letter-case.ts';
import { wordPattern } from '../word-pattern.ts';
import { change, type Handler, onlyLine, say, type Turn } from './answer.ts';
import { contactNamed } from './contact.ts';
import { figureBeside, type Refigured } from './figure-beside.ts';
import { findCounted } from './find-counted.ts';
import { type KnownPlace, splitPlaceOf } from './find-place.ts';
import { bodyOf } from './find-target.ts';
import { foldName, isWholeResume, unquote } from './fold-name.ts';
import { sortItems } from './order-items.ts';
import { renameHeading } from './rename.ts';
import { changeAsAsked, takeOut } from './take-out.ts';

/** What the person wants put in is their own word: it is stated by asking for it. */
export const replace: Handler = (turn) => {
  const { document } = turn.input;
  // "put 5 instead of 4" is about the figure, "line 4" would be about the line.
  const counted = isFigure(turn.groups.from) ? undefined : findCounted(turn, turn.groups.from ?? '');
  if (counted) return onlyLine(turn, turn.groups.from ?? '', counted, (line) => rewriteLine(turn, line));
  const { from, to, place } = readReplacement(turn);
  if (isWholeResume(from)) return say(turn, 'notUnderstood');
  const heading = document.sections.find(
    (section) => section.heading && foldName(section.heading.text) === foldName(from),
  );
  if (heading && !place) return change(turn, [renameHeading(heading, to)]);
  const several = readSeveral(turn, { from, to });
  const linesWith = (words: string) => linesAt(turn, place).filter(({ text }) => wordPattern(words).test(text));
  // One year or number may stand for many things.
  const unclear = several.map((one) => (isFigure(one.from) ? linesWith(one.from) : [])).find((all) => all.length > 1);
  if (unclear && !turn.groups.line) return onlyLine(turn, from, unclear, () => say(turn, 'alreadySo'));
  const isMeant = (line: Line) => !unclear?.includes(line) || foldName(line.text) === foldName(turn.groups.line ?? '');
  const lines = [...new Set(several.flatMap((one) => linesWith(one.from)))].filter(isMeant);
  if (lines.length === 0) return say(turn, 'notFound', { name: from });
  const figures = isQuoted(turn.groups.from) || several.length > 1 ? undefined : figureBeside(lines, from, to);
  if (figures) return replaceFigure(turn, figures, from);
  const edits = lines.map((line) => {
    const after = several.reduce((text, one) => replaceWords(text, one.from, one.to), line.text);
    return replaceWith(turn, line, after, { from, to });
  });
  return { ...change(turn, edits), statedFacts: edits.map(({ after }) => after) };
};

interface Replacement {
  readonly from: string;
  readonly to: string;
}

const further =
  /^(?<to>.+?)(?:[,，、] ?(?:and |und |et |y |e )?| (?:and|und|et|y|e) )(?<from>.+?) (?:to|into|with|by|zu|in|auf|durch|en|par|por|con|a) (?<last>.+)$/iu;

/** "Berlin to Munich and 2014 to 2013": what stands behind the "and" is there to be replaced as well. */
function readSeveral(turn: Turn, { from, to }: Replacement): readonly Replacement[] {
  const { to: first, from: next, last } = further.exec(to)?.groups ?? {};
  if (!first || !next || !last || !isThere(turn, next)) return [{ from, to }];
  return [{ from, to: unquote(first) }, ...readSeveral(turn, { from: unquote(next), to: unquote(last) })];
}

/** "the word approximately", wherever it stands in a line or a list. */
export const removeWord: Handler = (turn) => {
  const words = unquote(turn.groups.words ?? '');
  const lines = bodyOf(turn.input.document.sections).filter(({ text }) => wordPattern(words).test(text));
  const edits = lines.flatMap((line) => {
    const item = takeOut([line], [words]).edits;
    if (item.length > 0) return item;
    const after = replaceWords(line.text, words, '')
      .replace(/\s+(?=\s|[,.;:]|$)/gu, '')
      .trimStart();
    return [replaceWith(turn, line, after.charAt(0).toUpperCase() + after.slice(1))];
  });
  if (edits.length === 0) return say(turn, 'notFound', { name: words });
  return changeAsAsked(turn, edits);
};

function replaceFigure(turn: Turn, figures: readonly Refigured[], name: string): ChatAnswer {
  const meant = figures.filter(({ line }) => !turn.groups.line || foldName(line.text) === foldName(turn.groups.line));
  if (meant.length === 0) return say(turn, 'notUnderstood');
  return onlyLine(
    turn,
    name,
    meant.map(({ line }) => line),
    (line) => {
      const after = meant.find((one) => one.line === line)?.after ?? line.text;
      return { ...change(turn, [replaceWith(turn, line, after)]), statedFacts: [after] };
    },
  );
}

function isFigure(words = ''): boolean {
  return /^\p{N}+$/u.test(words.trim());
}

function isQuoted(words = ''): boolean {
  return unquote(words) !== words.trim();
}

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
  const [, own] = /^(?:the|my|mein(?:en?)?|mon|ma|mes|mi|mis|我的) ?(.+)$/iu.exec(from) ?? [];
  if (own && !isThere(turn, from) && isThere(turn, own)) return { from: unquote(own), to: unquote(to) };
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

/** At the start of a line a new word begins as the old one did. */
function replaceWords(text: string, from: string, to: string): string {
  return text.replace(wordPattern(from, 'giu'), (found: string, at: number) =>
    at === 0 && /^\p{Lu}\p{Ll}/u.test(found) ? capitalise(to) : to,
  );
}

function replaceWith({ input }: Turn, line: Line, after: string, params: EditReason['params'] = {}): Edit {
  const { sections } = input.document;
  const section = sections.find(({ heading }) => heading?.id === line.id);
  if (section) return renameHeading(section, after);
  if (bodyOf(sections).some(({ id }) => id === line.id)) return replaceLine(line, after, 'requested', params);
  return replaceHeadLine(line, after);
}

/** The named skill first in its list, and the bullets that show it first under their role. */
export const emphasise: Handler = (turn) => {
  const skill = unquote(turn.groups.skill ?? '');
  const isShown = showsSkill(turn, skill);
  const edits = turn.input.document.sections.flatMap((section) =>
    section.entries.flatMap((entry): Edit[] => {
      if (section.kind === 'skills') return entry.body.flatMap((line) => sortItems(line, isShown, 'first'));
      if (!isWork(section.kind)) return [];
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
