import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../../assistant.ts';
import { readEarlier } from '../earlier-resumes.ts';

/** The lines that the last change of this chat wrote, as they are now: only the earlier resumes are kept. */
export function linesChangedLast({ document, earlier = [], canUndo }: ChatInput): readonly Line[] {
  const before = canUndo ? earlier.at(-1) : undefined;
  if (before === undefined) return [];
  const known = new Set(linesOf(readEarlier({ earlier }, before)).map(({ text }) => text));
  return linesOf(document).filter(({ text }) => !known.has(text));
}

/** A button that would only move what is already in the resume. */
export function isPlaced({ operation: { name, slots } }: Choice, document: ResumeDocument): boolean {
  const lines = new Set(linesOf(document).map(({ text }) => text));
  return name === 'state' && (slots.words ?? '').split('\n').every((words) => lines.has(words));
}

/** What was told in the last turn and still needs a place. */
export function factsWaiting({ choices = [], document }: ChatInput): readonly string[] {
  const told = choices
    .filter((choice) => !isPlaced(choice, document))
    .flatMap(({ operation: { name, slots } }) => (name === 'state' && slots.words ? [slots.words] : []));
  return [...new Set(told)];
}
