import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../../assistant.ts';
import { replaceLine } from '../../../build-edit.ts';
import { change, requested, say } from '../../answer.ts';
import { changesSoFar } from '../../changes-so-far.ts';
import { readEarlier } from '../../earlier-resumes.ts';
import { bodyOf } from '../../find/find-target.ts';
import { foldLetters } from '../../fold-name.ts';
import { linesWrittenLast } from '../../last-change.ts';
import { mentionsIn } from '../mentions.ts';
import type { Perform, Task } from '../task.ts';
import { deictic, wholeWords } from '../units.ts';

const maxRecalled = 20;

export const undo: Perform = (task) =>
  task.input.canUndo ? { ...say(task, 'undone'), action: 'undo' } : say(task, 'nothingToUndo');

/** Resets everything, unless something is named, or only "it". */
export const reset: Perform = (task) => {
  const { sections, lines, items } = task.mentions;
  if (sections.length + lines.length + items.length > 0) return putBack(task);
  const isIt = deictic.test(foldLetters(task.text).toLowerCase()) && linesWrittenLast(task).length > 0;
  return isIt && !wholeWords.test(foldLetters(task.text).toLowerCase())
    ? undo(task)
    : { ...say(task, 'original'), action: 'original' };
};

/** "What did you change?" */
export const recall: Perform = (task) => {
  const listed = changesSoFar(task.input).done.flatMap(({ listed: told }) => told);
  if (listed.length === 0) return say(task, 'nothingYet');
  return say(task, 'soFar', { changes: listed.slice(-maxRecalled).join('\n') });
};

/** The input of the request that was undone last, if any. */
export function undoneRequest(input: ChatInput): ChatInput | undefined {
  const last = changesSoFar(input).undone.at(-1);
  return last && { ...input, message: last.request, history: input.history.slice(0, last.at) };
}

/** What the resume had before, at upload or in this chat, and has no more: their own words, so they return unchanged. */
export const putBack: Perform = (task) => {
  const now = new Set(bodyOf(task.input.document.sections).map(({ text }) => text));
  const { earlier = [] } = task.input;
  for (const text of [...earlier].reverse()) {
    const document = readEarlier(task.input, text);
    const { sections, lines, entries } = mentionsIn(document, task.text);
    const [section] = sections;
    if (section && lines.length === 0 && entries.length === 0) {
      const answer = sectionBack(task, section);
      if (answer) return answer;
    }
    const gone = lines.filter((line) => !now.has(line.text));
    const [line, ...others] = gone;
    if (line && others.length === 0) return lineBack(task, line.text, document.sections);
  }
  const last = changesSoFar(task.input).done.at(-1);
  const isNamed = task.mentions.sections.length + task.mentions.lines.length + task.mentions.items.length > 0;
  return last && task.input.canUndo && !isNamed ? { ...say(task, 'undone'), action: 'undo' } : say(task, 'nothingGone');
};

function sectionBack(task: Task, section: Section): ChatAnswer | undefined {
  const { sections } = task.input.document;
  const there = sections.find(({ kind, heading }) => kind === section.kind && heading?.text === section.heading?.text);
  const was = bodyOf([section]);
  const lines = was.map(({ text }) => text);
  if (!there) {
    const after = [
      section.heading?.text ?? '',
      ...section.entries.flatMap(({ head, body }) => [...head, ...body].map(({ text }) => text)),
    ];
    const edit: Edit = {
      id: `requested:back:${section.id}`,
      kind: 'insert-section',
      target: { afterSectionId: sections.at(-1)?.id ?? null },
      section: section.kind,
      line: { kind: was[0]?.kind ?? 'text', depth: 0 },
      before: '',
      after: after.filter(Boolean).join('\n'),
      reason: requested,
      evidence: [],
    };
    return { ...change(task, [edit]), askedLines: after };
  }
  const body = bodyOf([there]);
  const [only, ...more] = body;
  if (!only || more.length > 0 || lines.length !== 1 || only.text === lines[0]) return undefined;
  return { ...change(task, [replaceLine(only, lines[0] ?? '', 'requested')]), askedLines: lines };
}

function lineBack(task: Task, text: string, earlier: readonly Section[]): ChatAnswer | undefined {
  const home = earlier.flatMap(({ entries }) => entries).find(({ body }) => body.some((line) => line.text === text));
  const name = home?.head[0]?.text;
  const entries = task.input.document.sections.flatMap((section) => section.entries);
  const entry = entries.find(({ head }) => name !== undefined && head[0]?.text === name);
  if (!entry) return undefined;
  const kind = home?.body.find((line) => line.text === text)?.kind ?? 'bullet';
  const edit: Edit = {
    id: `requested:back:${entry.id}:${text}`,
    kind: 'insert-line',
    target: { entryId: entry.id, position: 'end' },
    line: { kind, depth: 0 },
    before: '',
    after: text,
    reason: requested,
    evidence: [],
  };
  return { ...change(task, [edit]), askedLines: [text] };
}
