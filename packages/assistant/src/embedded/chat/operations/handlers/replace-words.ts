import { pattern } from '@fitted/language/pattern';
import { unquote } from '@fitted/language/writing/quotations';
import type { Line } from '@fitted/resume/document';
import type { Edit, EditReason } from '@fitted/resume/edit/edit';
import { linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import type { ChatAnswer } from '../../../../assistant.ts';
import { operationCues } from '../../../../cues.ts';
import { replaceHeadLine, replaceLine } from '../../../build-edit.ts';
import { capitalise } from '../../../letter-case.ts';
import { change, changeAsTold, openTurn, say, type Turn } from '../../answer.ts';
import { contactNamed } from '../../find/contact.ts';
import { type KnownPlace, splitPlaceOf } from '../../find/find-place.ts';
import { bodyOf, nameOfEntry, nameOfSection } from '../../find/find-target.ts';
import { foldLetters, foldName, isWholeResume } from '../../fold-name.ts';
import { readSlots } from '../../read-slots.ts';
import { linesMeant, offerLines, type Task } from '../task.ts';
import { lineUnit } from '../units.ts';
import { figureBeside, type Refigured } from './figure-beside.ts';
import { renameHeading } from './rename-heading.ts';

/**
 * "change X to Y", with X in this resume. The new wording is the person's own: asking for it states it. Undefined when it is
 * unclear what should replace what.
 */
export function replaceNamed(task: Task): ChatAnswer | undefined {
  const { document, language } = task.input;
  const slots = readSlots(task.text, [language, document.language], ['replace']);
  if (!slots) return undefined;
  const turn = openTurn({ ...task.input, message: task.text }, slots);
  // "put 5 instead of 4" is about the figure; "line 4" would be about the line.
  if (task.mentions.isCounted && lineUnit.test(turn.groups.from ?? '')) return rewriteMeant(task, turn);
  const { from, to, place } = readReplacement(turn);
  if (isWholeResume(from) || from === '' || to === '') return undefined;
  const heading = document.sections.find(
    (section) => section.heading && foldName(section.heading.text) === foldName(from),
  );
  if (heading && !place) return { ...change(turn, [renameHeading(heading, to)]) };
  const several = readSeveral(turn, { from, to });
  // A bare figure in an address or a telephone number is not meant.
  const head = new Set(document.head.lines);
  const linesWith = (words: string) =>
    linesAt(turn, place).filter((line) => wordPattern(words).test(line.text) && !(isFigure(words) && head.has(line)));
  // A year or number may mean many things.
  const unclear = several.map((one) => (isFigure(one.from) ? linesWith(one.from) : [])).find((all) => all.length > 1);
  if (unclear && !task.slots.line) return offerLines(task, unclear);
  const isMeant = (line: Line) => !unclear?.includes(line) || line.id === task.slots.line;
  const lines = [...new Set(several.flatMap((one) => linesWith(one.from)))].filter(isMeant);
  if (lines.length === 0) return missingFrom(task, turn, from, place);
  const figures = isQuoted(turn.groups.from) || several.length > 1 ? undefined : figureBeside(lines, from, to);
  if (figures) return replaceFigure(task, figures);
  const edits = lines.map((line) => {
    const after = several.reduce((text, one) => replaceWords(text, one.from, one.to), line.text);
    return replaceWith(turn, line, after, { from, to });
  });
  return changeAsTold(turn, edits);
}

/** The words say what should replace what, but this resume has no such thing: then nothing else is meant either. */
function missingFrom(task: Task, turn: Turn, from: string, place: KnownPlace | undefined): ChatAnswer | undefined {
  const isOrder = /^(?:replace|change|swap|ersetz|ander|tausch|remplac|chang|cambi|reemplaz|sustitu|把|将)/iu.test(
    foldLetters(task.text.trim()),
  );
  if (place) {
    const name = place.kind === 'section' ? nameOfSection(place.section) : nameOfEntry(place.entry);
    return say(turn, 'notThere', { name: from, place: name });
  }
  return isOrder && task.mentions.quotes.length === 0 ? say(turn, 'notFound', { name: from }) : undefined;
}

/** "change the first bullet at Globex to …" */
function rewriteMeant(task: Task, turn: Turn): ChatAnswer | undefined {
  const lines = linesMeant(task);
  const [line, ...others] = lines;
  const to = unquote(turn.groups.to ?? '');
  if (!line || to === '') return undefined;
  if (others.length > 0) return offerLines(task, lines);
  return changeAsTold(turn, [replaceLine(line, to, 'requested')], [to]);
}

interface Replacement {
  readonly from: string;
  readonly to: string;
}

const further =
  /^(?<to>.+?)(?:[,，、] ?(?:and |und |et |y |e )?| (?:and|und|et|y|e) )(?<from>.+?) (?:to|into|with|by|zu|in|auf|durch|en|par|por|con|a) (?<last>.+)$/iu;

/** "Berlin to Munich and 2014 to 2013": what follows the "and" is in the resume, to be replaced as well. */
function readSeveral(turn: Turn, { from, to }: Replacement): readonly Replacement[] {
  const { to: first, from: next, last } = further.exec(to)?.groups ?? {};
  if (!first || !next || !last || !isThere(turn, next)) return [{ from, to }];
  return [{ from, to: unquote(first) }, ...readSeveral(turn, { from: unquote(next), to: unquote(last) })];
}

function replaceFigure(task: Task, figures: readonly Refigured[]): ChatAnswer | undefined {
  const meant = figures.filter(({ line }) => !task.slots.line || line.id === task.slots.line);
  const [only, ...others] = meant;
  if (!only) return undefined;
  if (others.length > 0)
    return offerLines(
      task,
      meant.map(({ line }) => line),
    );
  return changeAsTold(task, [replaceWith(task, only.line, only.after)], [only.after]);
}

function isFigure(words = ''): boolean {
  return /^\p{N}+$/u.test(words.trim());
}

function isQuoted(words = ''): boolean {
  return unquote(words) !== words.trim();
}

const ownVerb = pattern('iu')`^${operationCues.any('ownVerb')} ?(.+)$`;

/** "Python with Ruby in Skills", "Python in Skills with Ruby": only there. */
function readReplacement(turn: Turn): { from: string; to: string; place?: KnownPlace } {
  const { from = '', to = '' } = turn.groups;
  const { document } = turn.input;
  const told = contactNamed(turn, from);
  if (told) return { from: told, to: unquote(to) };
  const [, own] = ownVerb.exec(from) ?? [];
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

/** At the start of a line the new word is capitalised like the old one. */
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
