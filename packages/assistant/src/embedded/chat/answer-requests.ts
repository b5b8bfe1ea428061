import type { ChatAnswer } from '../../assistant.ts';
import { say, type Turn } from './answer.ts';
import type { Request } from './split-requests.ts';

/** What each request of a message came to, as one answer: questions first, since the next message answers the first of them. */
export function joinAnswers(turn: Turn, requests: readonly Request[], answers: readonly ChatAnswer[]): ChatAnswer {
  const told = answers.map((answer, at) => ({ answer, text: requests[at]?.text ?? '' }));
  const [done, idle] = [told.filter(({ answer }) => isDone(answer)), told.filter(({ answer }) => !isDone(answer))];
  const notUnderstood = say(turn, 'notUnderstood').words;
  const words = [...idle, ...done].map(({ answer, text }) =>
    answer.words === notUnderstood
      ? say(turn, 'partLeft', { name: text.replace(/(?<![.!?。！？])[.!?。！？]+$/u, '') }).words
      : answer.words,
  );
  const isIdle = done.length === 0;
  return {
    words: [...new Set(words)].join('\n\n'),
    action: isIdle ? 'none' : 'edit',
    edits: answers.flatMap(({ edits }, at) => edits.map((edit) => ({ ...edit, id: `${at}:${edit.id}` }))),
    statedFacts: answers.flatMap(({ statedFacts }) => statedFacts),
    askedLines: answers.flatMap(({ askedLines }) => askedLines ?? []),
    unsure: answers.flatMap(({ unsure }) => unsure ?? []),
  };
}

function isDone({ edits }: ChatAnswer): boolean {
  return edits.length > 0;
}
