import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { changeAsTold, openTurn } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { isQuestion } from '../is-question.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { deictic, directions } from '../operations/units.ts';
import { factsWaiting } from './thread.ts';

const [isFirst] = directions.flatMap(([direction, said]) => (direction === 'first' ? [said] : []));

/** "put that at the top": a yes to the line that was shown, and where in its job it belongs. */
export function putWaitingFirst(input: ChatInput): ChatAnswer | undefined {
  const { document, message, waiting = [] } = input;
  const [line, ...others] = waiting;
  const folded = foldLetters(message).toLowerCase();
  if (line?.kind !== 'insert-line' || others.length > 0 || !deictic.test(folded) || !isFirst?.test(folded))
    return undefined;
  // Of several things that were told, it is not said which one.
  if (factsWaiting(input).some((fact) => fact !== line.after)) return undefined;
  if (isQuestion(message) || /[?？]/u.test(message) || isNamed(mentionsIn(document, message))) return undefined;
  const { target } = line;
  const home = document.sections
    .flatMap(({ entries }) => entries)
    .find(({ id, head, body }) =>
      'entryId' in target ? id === target.entryId : [...head, ...body].some((one) => one.id === target.afterLineId),
    );
  return home && changeAsTold(openTurn(input), [{ ...line, target: { entryId: home.id, position: 'start' } }]);
}
