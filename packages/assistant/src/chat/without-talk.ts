import type { Language } from '@fitted/contract/languages';
import type { ChatAnswer } from '../assistant.ts';
import { replyWords, talkWords } from './chat-words.ts';

/** Resume lines do not ask questions. */
const question = /[\p{L}\p{N}][?？](?=\s|$)/u;

/**
 * What was said to the assistant never becomes a resume line, however the message was understood: "put that in instead"
 * is a wish about a line, not the line. Such an edit is dropped together with its supposed fact, and the person is
 * asked.
 */
export function withoutTalk(answer: ChatAnswer, language: Language): ChatAnswer {
  const isTalk = (text: string, before = '') =>
    [talkWords[language], question].some((words) => {
      const found = words.exec(text);
      // Words that the line already had are the person's own.
      return found !== null && !before.toLowerCase().includes(found[0].toLowerCase());
    });
  const edits = answer.edits.filter(({ before, after }) => !isTalk(after, before));
  if (edits.length === answer.edits.length) return answer;
  const statedFacts = answer.statedFacts.filter((fact) => !isTalk(fact));
  if (edits.length > 0) return { ...answer, edits, statedFacts };
  return { ...answer, edits, statedFacts, words: replyWords[language].notUnderstood };
}
