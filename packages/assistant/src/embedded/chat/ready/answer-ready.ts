import type { ReplyWords } from '@fitted/language/reply-words';
import { listNames, say } from '../answer.ts';
import type { Perform } from '../operations/task.ts';
import { type ReadyPoint, readyPoints } from './ready-points.ts';

const mostPoints = 3;

/** A verdict in one sentence, and at most three points that it rests on, most serious first. */
export const answerReady: Perform = (task) => {
  const points = readyPoints(task).slice(0, mostPoints);
  const verdict = say(task, verdictOf(points), { count: points.length });
  const choices = points.flatMap(({ button }) => button ?? []);
  return {
    ...verdict,
    words: [verdict.words, listNames(points.map(({ words }) => words))].filter(Boolean).join('\n'),
    ...(choices.length > 0 && { choices }),
  };
};

function verdictOf(points: readonly ReadyPoint[]): keyof ReplyWords {
  if (points.some(({ isGrave }) => isGrave)) return 'verdictNotYet';
  if (points.every(({ isMinor }) => isMinor)) return 'verdictReady';
  return points.length === 1 ? 'verdictNearlyOne' : 'verdictNearly';
}
