import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { findOperation } from '../../understand/read-operation.ts';
import { openTurn } from './answer.ts';
import { answerRequests } from './answer-requests.ts';
import { undoneRequest } from './operations/history.ts';
import { isNamed, mentionsIn } from './operations/mentions.ts';
import { partsOf } from './operations/parts.ts';
import { perform, performChosen } from './operations/perform.ts';
import { performSame } from './operations/same-again.ts';
import { answerQuestion } from './pending.ts';
import { grantWishes } from './wishes/grant-wishes.ts';

/** What a message asks for, done or asked back. Nothing is guessed: a request that could mean two things is a question. */
export async function answerMessage(input: ChatInput): Promise<ChatAnswer> {
  const answered = (await performChosen(input)) ?? answerQuestion(openTurn(input)) ?? (await performSame(input));
  if (answered) return answered;
  const undone = findOperation(input.message) === 'redo' ? undoneRequest(input) : undefined;
  if (undone) return answerMessage(undone);
  const granted = await grantWishes(input);
  if (granted) return granted;
  const parts = partsOf(input.message, (text) => isNamed(mentionsIn(input.document, text)));
  return parts.length > 1 ? answerRequests(input, parts) : perform({ ...input, message: parts[0] ?? input.message });
}
