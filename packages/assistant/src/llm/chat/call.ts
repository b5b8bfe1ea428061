import { pattern } from '@fitted/language/pattern';
import type { EditReason } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { replyCues } from '../../cues.ts';
import { isQuestion } from '../../embedded/chat/is-question.ts';
import { readObject } from '../answer-reading.ts';
import type { Means } from '../ask.ts';
import { askWhole } from '../ask-whole.ts';
import { LlmFailure } from '../failure.ts';
import { cleanText } from '../resume/clean-text.ts';
import { indexLines, type LineIndex } from '../resume/line-index.ts';
import { OncePerTarget } from '../resume/once-per-target.ts';
import { toEdit } from '../resume/to-edit.ts';
import { ownWords, speaks } from '../speaks.ts';
import { factsInMessage } from './facts-in-message.ts';
import { ChatOutput, ReadChat } from './output.ts';
import { chatPrompt, chatSystem } from './prompt.ts';
import { splitRemovals } from './split-removals.ts';
import { namesStrangeAddress } from './strange-address.ts';

const claims = pattern('iu')`${replyCues.any('claimsChange')}`;

/** Whether a reply says that something in the resume has changed. */
const claimsChange = (words: string): boolean => claims.test(words);

const requested: EditReason = { code: 'requested', params: {} };

export function chatWithModel(means: Means, input: ChatInput, signal: AbortSignal): Promise<ChatAnswer> {
  const index = indexLines(input.document, { withHead: true });
  const question = {
    useCase: 'chat',
    call: input.call,
    system: chatSystem,
    prompt: chatPrompt(input, index),
    schema: ChatOutput,
    read: (text: string) => {
      const read = ReadChat.safeParse(readObject(text));
      if (!read.success) throw new LlmFailure('malformed');
      return toAnswer(read.data, input, index);
    },
  } as const;
  return askWhole(means, question, signal);
}

function toAnswer(reply: ReadChat, input: ChatInput, index: LineIndex): ChatAnswer {
  const lines = linesOf(input.document).map(({ text }) => text);
  const words = cleanText(reply.words, [input.message, ...lines].join('\n')).trim();
  if (words === '') throw new LlmFailure('empty');
  if (!speaks(input.language, ownWords(words, lines), input.message)) throw new LlmFailure('wrong-language');
  if (namesStrangeAddress(words, input)) throw new LlmFailure('unsupported');

  const edits = new OncePerTarget(input.document).take(
    reply.edits.flatMap((wire, number) => toEdit(wire, index, number, requested) ?? []),
  );
  // The model promises changes, but none of them can be made.
  if (edits.length === 0 && (reply.action === 'edit' || reply.edits.length > 0)) throw new LlmFailure('malformed');
  if (edits.length === 0 && reply.action === 'none' && claimsChange(words) && !asksAboutEarlier(input))
    throw new LlmFailure('malformed');
  const statedFacts = factsInMessage(input.message, reply.facts);
  if (edits.length > 0) return { words, action: 'edit', statedFacts, ...splitRemovals(edits, input) };
  return { words, action: reply.action, edits: [], statedFacts };
}

/** "Why did you remove it?" may be answered with earlier changes. */
function asksAboutEarlier({ canUndo, message }: ChatInput): boolean {
  return canUndo && isQuestion(message);
}
