import type { ResumeDocument, Section } from '@fitted/resume/document';
import type { ChatInput } from '../../../assistant.ts';
import { changesSoFar } from '../changes-so-far.ts';
import { readEarlier } from '../earlier-resumes.ts';

export const isProfile = ({ kind }: Section): boolean => kind === 'summary';

export const textOf = ({ entries }: Section): string =>
  entries.flatMap(({ body }) => body.map(({ text }) => text)).join(' ');

const profilesOf = ({ sections }: ResumeDocument): string => sections.filter(isProfile).map(textOf).join('\n');

/** A change, what was said about it, and the answer. */
const lately = 4;

/** What the profile said before the last change, if that was made by the last turn, or one turn before. */
export function earlierProfile(
  input: ChatInput,
  when: 'by the last turn' | 'lately' = 'by the last turn',
): string | undefined {
  const last = input.history.at(-1);
  const before = input.earlier?.at(-1);
  if (last?.role !== 'assistant' || before === undefined || !input.canUndo) return undefined;
  const done = changesSoFar(input).done.at(-1);
  const isLast = last.content.includes(done?.listed[0] ?? '\0');
  const was = profilesOf(readEarlier(input, before));
  const isLately = when === 'lately' && done !== undefined && input.history.length - done.at <= lately;
  return (isLast || isLately) && done && was !== profilesOf(input.document) ? was : undefined;
}
