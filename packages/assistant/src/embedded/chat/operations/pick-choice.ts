import type { Choice } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import type { ChatInput } from '../../../assistant.ts';
import { operationCues } from '../../../cues.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { numberOf } from '../find/number-of.ts';
import { foldLetters, foldName } from '../fold-name.ts';
import { leavesItOut } from '../leaves-out.ts';
import { contentOf, shareExplained } from '../readings/explained.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { isPlaced } from '../wishes/thread.ts';
import { chooseByPlace } from './choose-by-place.ts';
import { jobUnit } from './units.ts';

const maxAnswerLength = 6;

const choiceCounter = pattern('gu')`^第|${operationCues.any('choiceCounter')}$`;

/** Typing what a button says, or its number, chooses it. */
export function pickChoice(input: ChatInput): Choice | undefined {
  const { choices = [], message, document } = input;
  const said = foldName(message);
  if (choices.length === 0 || said === '') return undefined;
  const exact = choices.filter(({ label }) => foldName(label) === said);
  if (exact.length === 1) return exact[0];
  const other = theOtherOne(message, choices) ?? chooseByPlace(input);
  if (other) return other;
  const words = foldLetters(said.replace(choiceCounter, '')).split(' ');
  if (words.length > maxAnswerLength) return undefined;
  if (isOfOther(message, choices)) return undefined;
  const near = choices.filter(({ label }) => said.length > 2 && foldName(label).includes(said));
  if (near.length === 1) return near[0];
  const [guess] = readOperation(message);
  const [only, ...others] = choices;
  if (only && others.length === 0 && guess?.label === 'yes')
    return isPlaced(only, document) || leavesItOut(message) ? undefined : only;
  // "my last job" names a place of its own, not a button.
  if (jobUnit.test(foldLetters(message).toLowerCase())) return undefined;
  const nth =
    guess?.label === 'choose' || words.length <= 2 ? numberOf(words.find((word) => numberOf(word) !== 0) ?? '') : 0;
  return nth === 0 ? undefined : choices.at(nth < 0 ? nth : nth - 1);
}

const otherOne = pattern('iu')`${operationCues.word('otherOne')}`;

/** "no, the other one, the Aran job stays": of two that were offered, the one that the message does not name. */
function theOtherOne(message: string, choices: readonly Choice[]): Choice | undefined {
  if (choices.length !== 2 || !otherOne.test(foldLetters(message).toLowerCase())) return undefined;
  const [first, second] = choices.map(({ label }) => {
    const own = namesIn(label);
    return namesIn(message).filter((name) => own.some((one) => isAlike(one, name))).length;
  });
  if (first === undefined || second === undefined || first === second) return undefined;
  return choices[first > second ? 1 : 0];
}

/** Names things that no button names; without spaces the length of a message says nothing about its words. */
const isOfOther = (message: string, choices: readonly Choice[]): boolean =>
  contentOf(message).length > 2 &&
  shareExplained(
    message,
    choices.map(({ label }) => label),
  ) < 0.5;
