import type { Language } from '@fitted/contract/languages';
import type { ReplyWords } from '@fitted/language/reply-words';
import type { Line } from '@fitted/resume/document';
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

/** What the request is about; alternative phrasings capture it under different names. */
export function subjectOf({ groups }: Turn): string {
  return groups.section ?? groups.part ?? '';
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

/** The reply to a request that needs a language model. */
export function refuse(turn: Turn): ChatAnswer {
  return say(turn, turn.input.isModelAway ? 'refusedForNow' : 'refused');
}

export function listNames(names: readonly string[]): string {
  return names.map((name) => `• ${name}`).join('\n');
}

/** Acts on the one matching line; replies that there is none, or asks which of several is meant. */
export function onlyLine(
  turn: Turn,
  name: string,
  lines: readonly Line[],
  done: (line: Line) => ChatAnswer,
): ChatAnswer {
  const [only, ...others] = lines;
  if (!only) return say(turn, 'notFound', { name });
  return others.length > 0 ? say(turn, 'whichOne', { names: listNames(lines.map(({ text }) => text)) }) : done(only);
}

/** The reason given for every edit that a person explicitly asked for. */
export const requested = { code: 'requested', params: {} } as const;
