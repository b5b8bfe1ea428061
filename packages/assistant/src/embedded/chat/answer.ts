import type { Language } from '@fitted/contract/languages';
import type { ReplyWords } from '@fitted/language/reply-words';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { fill, replyWords } from '../../chat/chat-words.ts';
import { type Reading, readForEdits } from '../reading.ts';
import type { ReadSlots } from './read-slots.ts';

/** One message and all that answering it needs. */
export interface Turn {
  readonly input: ChatInput;
  readonly reading: Reading;
  readonly groups: Readonly<Record<string, string>>;
  /** The language of the message; the reply is in the reader's. */
  readonly spoken: Language;
}

export type Handler = (turn: Turn) => ChatAnswer | Promise<ChatAnswer>;

export function openTurn(input: ChatInput, slots?: ReadSlots): Turn {
  return {
    input,
    groups: slots?.groups ?? {},
    spoken: slots?.language ?? input.language,
    reading: readForEdits(input.document, input.job),
  };
}

export function say(
  { input }: Turn,
  key: keyof ReplyWords,
  params: Readonly<Record<string, string | number>> = {},
): ChatAnswer {
  return { words: fill(replyWords[input.language][key], params), action: 'none', edits: [], statedFacts: [] };
}

export function change(
  turn: Turn,
  edits: readonly Edit[],
  key: keyof ReplyWords = 'done',
  params: Readonly<Record<string, string | number>> = {},
): ChatAnswer {
  const real = edits.filter(({ kind, before, after }) => kind === 'move-section' || before !== after);
  if (real.length === 0) return say(turn, 'alreadySo');
  return { ...say(turn, key, params), action: 'edit', edits: real };
}

/** Same as above, with the person's own words as stated facts; if nothing changes, nothing was stated. */
export function changeAsTold(turn: Turn, edits: readonly Edit[], facts = edits.map(({ after }) => after)): ChatAnswer {
  const answer = change(turn, edits);
  return answer.edits.length > 0 ? { ...answer, statedFacts: facts } : answer;
}

/** The same changes, shown with before and after, and made once the person says yes. */
export const shownFirst = (answer: ChatAnswer): ChatAnswer =>
  answer.edits.length === 0
    ? answer
    : { ...answer, words: '', action: 'none', edits: [], statedFacts: [], unsure: answer.edits };

export function listNames(names: readonly string[]): string {
  return names.map((name) => `• ${name}`).join('\n');
}

/** The reason given for every edit that a person explicitly asked for. */
export const requested = { code: 'requested', params: {} } as const;
