import { quotationsIn } from '@fitted/language/writing/quotations';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import type { ChatAnswer } from '../../../assistant.ts';
import { removeLine } from '../../build-edit.ts';
import { type ActTask, type DoAct, homeOf, isBody, slotsNamed } from '../acts/act-task.ts';
import { isPointing } from '../acts/follow-offer.ts';
import { change } from '../answer.ts';
import { addAt } from '../facts/add-at.ts';
import type { Place } from '../find/find-place.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import { factsWaiting, linesChangedLast } from '../wishes/thread.ts';
import { passagesOf } from './passages.ts';
import { placeNamed } from './place-named.ts';

/** Moves a line under another job or section; where only "it" is named, what was told or written last goes there. */
export const moveOrder: DoAct = (task) => {
  const place = placeNamed(task.input.document, slotsNamed(task.act, 'to'));
  if (!place) return undefined;
  const things = slotsNamed(task.act, 'thing');
  const isIt = things.length === 0 || things.every(isPointing);
  const told = isIt ? toldBefore(task) : undefined;
  if (told !== undefined) return addAt(task, told, place);
  const line = isIt ? lineWrittenLast(task) : lineNamed(task, things);
  return line && !isIn(task.input.document, line, place) ? moved(task, line, place) : undefined;
};

/** What was told a moment ago and stands nowhere yet. */
function toldBefore({ input }: ActTask): string | undefined {
  const offered = (input.waiting ?? []).filter(({ kind }) => kind.startsWith('insert')).map(({ after }) => after);
  const [only, ...others] = offered.length > 0 ? offered : factsWaiting(input);
  return others.length === 0 ? only : undefined;
}

function lineWrittenLast({ input }: ActTask): Line | undefined {
  const [line, ...others] = linesChangedLast(input);
  return others.length === 0 ? line : undefined;
}

/** The line that is quoted, or that the words clearly mean. */
function lineNamed({ input: { document } }: ActTask, things: readonly string[]): Line | undefined {
  const [name, ...others] = things;
  if (name === undefined || others.length > 0) return undefined;
  const words = quotationsIn(name)[0]?.words;
  if (words !== undefined) {
    const [passage, ...more] = passagesOf(document, words);
    return passage && more.length === 0 ? passage.line : undefined;
  }
  const { things: found, isClear } = thingMeant(document, name);
  const [only, ...more] = found;
  return isClear && only?.kind === 'line' && more.length === 0 ? only.line : undefined;
}

function isIn(document: ResumeDocument, line: Line, place: Place): boolean {
  const home = homeOf(document, line);
  if (!home || !isBody(document, line)) return true;
  return place.kind === 'entry'
    ? place.entry === home
    : place.kind === 'section' && place.section.entries.includes(home);
}

function moved(task: ActTask, line: Line, place: Place): ChatAnswer | undefined {
  const added = addAt(task, line.text, place);
  if (added.edits.length === 0) return undefined;
  return { ...change(task, [removeLine(line, 'requested'), ...added.edits]), statedFacts: [line.text] };
}
