import { pattern } from '@fitted/language/pattern';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readinessCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';
import { operations } from '../operations/operations.ts';
import { openTask } from '../operations/task.ts';
import { clausesOf } from '../wishes/clauses.ts';

const ready = pattern('u')`${readinessCues.word('asksReady')}`;
const missing = pattern('u')`${readinessCues.word('asksMissing')}`;

const maxWords = 14;
const maxCharacters = 30;

/** "Can it go out like this?", "what is missing?": plain questions that say nothing besides. */
export async function answerReviewAsked(input: ChatInput): Promise<ChatAnswer | undefined> {
  const text = foldLetters(input.message.normalize('NFKC').normalize('NFC'))
    .toLowerCase()
    .replace(/[’‘`']/gu, '');
  const isLong = hasCjk(text) ? text.length > maxCharacters : text.split(/\s+/u).length > maxWords;
  if (isLong || clausesOf(input.message).some(({ act, isReason }) => act !== undefined && !isReason)) return undefined;
  const name = missing.test(text) ? 'missing' : ready.test(text) ? 'ready' : undefined;
  return name && (await operations[name](openTask(input, name, input.message)));
}
