import { pattern } from '@fitted/language/pattern';
import { unquote } from '@fitted/language/writing/quotations';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../../../../assistant.ts';
import { operationCues } from '../../../../cues.ts';
import { replaceHeadLine, replaceLine } from '../../../build-edit.ts';
import { changeAsTold, say } from '../../answer.ts';
import { bodyOf } from '../../find/find-target.ts';
import { withLabelled } from '../../find/labelled-lines.ts';
import { linesMeant, offerLines, type Perform, type Task } from '../task.ts';
import { becomes, insteadOf } from '../units.ts';
import { replaceNamed } from './replace-words.ts';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** "change X to Y": the old wording is in the resume, the new one follows it. */
export function pairIn(task: Task): Pair | undefined {
  const { quotes } = task.mentions;
  const [first, second] = quotes;
  if (first && second)
    return stands(task, first) || !stands(task, second) ? { from: first, to: second } : { from: second, to: first };
  const [, old, now] = insteadOf.exec(task.text) ?? [];
  if (old && now) return { from: unquote(old), to: clean(now) };
  for (const { index, 0: link } of [...task.text.matchAll(becomes)].reverse()) {
    const [left, right] = [task.text.slice(0, index), clean(task.text.slice(index + link.length))];
    const from = first ? (left.includes(first) ? first : undefined) : longestStanding(task, left);
    if (from && right !== '' && !/^(?:past|present|vergangenheit|passe|pasado)/iu.test(right))
      return { from, to: unquote(right) };
  }
  return undefined;
}

export const clean = (text: string): string =>
  unquote(
    text
      .trim()
      .replace(/(?:[.!?。！？]|\s(?:please|bitte|s'il vous plaît|por favor)){1,6}$/iu, '')
      .trim(),
  );

export const texts = ({ input }: Task): Line[] => [
  ...input.document.head.lines,
  ...bodyOf(input.document.sections),
  ...input.document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head)),
];

export const wordsPattern = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{sc=Latin}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')}(?![\\p{sc=Latin}\\p{N}])`,
    'giu',
  );

export const stands = (task: Task, words: string): boolean =>
  texts(task).some(({ text }) => wordsPattern(words).test(text));

/** The longest run of the words before "to" that the resume has. */
function longestStanding(task: Task, left: string): string | undefined {
  const words = left.trim().split(/\s+/u);
  for (let length = Math.min(12, words.length); length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1) {
      const run = unquote(words.slice(at, at + length).join(' '));
      if (run.length > 2 && (length > 1 || !common.test(run)) && stands(task, run)) return run;
    }
  return undefined;
}

const common = pattern('iu')`^${operationCues.any('common')}$`;

/** Replaces words wherever they occur; the new ones are the person's own, so the guard knows them as such. */
export const replace: Perform = (task) => {
  const chosen = rewriteChosen(task);
  if (chosen) return chosen;
  const named = replaceNamed(task);
  if (named) return named;
  const pair = pairIn(task);
  if (!pair) return replaceWhole(task);
  return task.slots.line ? replaceAll(task, pair, linesMeant(task)) : replaceAll(task, pair);
};

/** A button that shows a line as it would be. */
function rewriteChosen(task: Task): ChatAnswer | undefined {
  const { line: id, to } = task.slots;
  const line = to === undefined ? undefined : linesMeant(task).find((one) => one.id === id);
  return line && to !== undefined ? changeAsTold(task, [rewriteOf(task.input.document, line, to)]) : undefined;
}

/** Replaces a line wherever it stands. */
export function rewriteOf({ sections }: ResumeDocument, line: Line, after: string): Edit {
  return bodyOf(sections).includes(line) ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after);
}

export function replaceAll(task: Task, { from, to }: Pair, within: readonly Line[] = texts(task)): ChatAnswer {
  const body = new Set(bodyOf(task.input.document.sections));
  const edits = within.flatMap((line): Edit[] => {
    const named = withLabelled(line.text, from, to);
    const after =
      named ??
      line.text.replace(wordsPattern(from), (found) =>
        /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
      );
    if (after === line.text) return [];
    return [body.has(line) ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after)];
  });
  if (edits.length === 0) return say(task, 'notFound', { name: from });
  // A year or a number means different things in different lines.
  if (/^\p{N}+$/u.test(from) && edits.length > 1 && task.name === 'replace') {
    return offerLines(
      task,
      within.filter(({ text }) => edits.some(({ before }) => before === text)),
    );
  }
  return changeAsTold(task, edits);
}

const insteadAfter = pattern('su')`(?:${operationCues.any('insteadAfter')}|[:：])\s*(\S.{3,})`;

/** "the second bullet should read: …" */
function replaceWhole(task: Task): ChatAnswer | undefined {
  const [, after = ''] = insteadAfter.exec(task.text) ?? [];
  const lines = linesMeant(task);
  const [line, ...others] = lines;
  if (after === '' || !line) return undefined;
  if (others.length > 0) return offerLines(task, lines);
  return changeAsTold(task, [replaceLine(line, clean(after), 'requested')], [clean(after)]);
}
