import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { namesIn } from '../wishes/name-words.ts';

const surely = 0.85;

/**
 * What is asked for in a part of a message that sounds like a lie is not written at once, whatever else reads it as a correction or a
 * fact: it is shown, and the person says whether it is true.
 */
export function showUntrue({ message, document }: ChatInput, answer: ChatAnswer): ChatAnswer {
  if (answer.edits.length === 0) return answer;
  const lies = readActs(message.normalize('NFC'), document).filter(
    ({ name, sure }) => name === 'untrue' && sure >= surely,
  );
  const isDoubted = (edit: Edit) => lies.some(({ text }) => saysAnyOf(text, edit));
  const doubted = answer.edits.filter(isDoubted);
  if (doubted.length === 0) return answer;
  const edits = answer.edits.filter((edit) => !doubted.includes(edit));
  const rest = edits.length > 0 ? answer : { ...answer, words: '', action: 'none' as const, statedFacts: [] };
  return { ...rest, edits, unsure: [...(answer.unsure ?? []), ...doubted] };
}

function saysAnyOf(said: string, { before, after }: Edit): boolean {
  const had = new Set(namesIn(before));
  const names = new Set(namesIn(said));
  return namesIn(after).some((name) => !had.has(name) && names.has(name));
}
