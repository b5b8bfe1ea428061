import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { openTurn, say } from '../answer.ts';
import { changesSoFar } from '../changes-so-far.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import { linesChangedLast } from '../wishes/thread.ts';

const surelyUndo = 0.85;

/** "no! get the text back", "you deleted my whole job there": what is meant is not here any more, so it went with the last change. */
export function takeLastBack(input: ChatInput): ChatAnswer | undefined {
  const last = input.canUndo ? changesSoFar(input).done.at(-1) : undefined;
  if (!last || !wantsBack(input)) return undefined;
  const { document, message, history } = input;
  const told = namesIn(last.listed.join('\n'));
  const said = namesIn(bareWords(message)).filter((name) => name.length > 1);
  const isOfIt = said.some((name) => told.some((other) => isAlike(name, other)));
  const isHere = isNamed(mentionsIn(document, message)) || thingMeant(document, message).things.length > 0;
  const isNext = last.at === history.length - 2;
  // What only moved is still there.
  const isGone = !isHere || linesChangedLast(input).length > 0;
  return (isOfIt && isGone) || (isNext && !isHere) ? { ...say(openTurn(input), 'undone'), action: 'undo' } : undefined;
}

function wantsBack({ message, document }: ChatInput): boolean {
  const isSaid = clausesOf(message).some(({ act, isAsked }) => !isAsked && (act === 'back' || act === 'undo'));
  return isSaid || readActs(message, document).some(({ name, sure }) => name === 'undo' && sure >= surelyUndo);
}
