import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../assistant.ts';
import { actCues } from '../cues.ts';
import { clausesOf, withoutJoint } from '../embedded/chat/wishes/clauses.ts';
import { replyWords, talkWords } from './chat-words.ts';

/** Resume lines do not ask questions. */
const question = /[\p{L}\p{N}][?？](?=\s|$)/u;

/**
 * What was said to the assistant never becomes a resume line, however the message was understood: "put that in instead"
 * is a wish about a line, not the line. Such an edit is dropped together with its supposed fact, and the person is
 * asked.
 */
export function withoutTalk(said: ChatAnswer, language: Language): ChatAnswer {
  const answer = withoutOrders(said);
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

function withoutOrders(answer: ChatAnswer): ChatAnswer {
  const written = [...answer.edits, ...(answer.unsure ?? [])].map(({ after }) => after);
  if ([...written, ...answer.statedFacts].every((text) => withoutOrder(text) === text)) return answer;
  const bare = (edit: Edit): Edit => (edit.after === edit.before ? edit : { ...edit, after: withoutOrder(edit.after) });
  return {
    ...answer,
    edits: answer.edits.map(bare),
    statedFacts: answer.statedFacts.map(withoutOrder),
    ...(answer.unsure && { unsure: answer.unsure.map(bare) }),
  };
}

const fewWords = 7;

/** "…, add that to the first job": said to us, and told of nobody. */
function withoutOrder(text: string): string {
  const clauses = clausesOf(text);
  const last = clauses.at(-1);
  const isShort = last !== undefined && last.text.split(/\s+/u).length <= fewWords && !/\p{N}/u.test(last.text);
  const isOrder = clauses.length > 1 && isShort && last.act === 'add' && hasPointer.test(last.text);
  return isOrder ? withoutJoint(text.normalize('NFC').slice(0, last.at)) : text;
}

const hasPointer = pattern('iu')`(?<!\p{L})${actCues.any('pointing')}(?!\p{L})`;
