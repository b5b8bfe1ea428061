import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { change, openTurn, say } from '../answer.ts';
import type { Settled } from '../corrections/settle-values.ts';
import { isQuestion } from '../is-question.ts';
import { removalOf } from '../wishes/remove-things.ts';
import { offerThings } from '../wishes/wish-task.ts';
import { keepOnly } from './keep-only.ts';
import { cutPart } from './part-of-line.ts';
import { cutQuoted } from './quoted-part.ts';
import { readChain } from './removal-chain.ts';
import { removeSecond } from './said-twice.ts';

const sentenceEnds = /(?<=[.!?])(?<!\b(?:co|st|ca|nr|no)\.)\s+|(?<=[。！？\n])\s*/iu;

/** "only leave …" and "it is there twice" name a list or a phrase: what goes can only be found in this resume. */
export function settleLists(input: ChatInput): Settled | undefined {
  const rest: string[] = [];
  const edits: Edit[] = [];
  for (const sentence of input.message.split(sentenceEnds).filter(Boolean)) {
    const isAsked = /[?？]\s*$/u.test(sentence) || isQuestion(sentence);
    const edit = isAsked
      ? undefined
      : (cutQuoted(input.document, sentence) ??
        cutPart(input.document, sentence) ??
        keepOnly(input.document, sentence) ??
        removeSecond(input.document, sentence));
    if (edit) edits.push(edit);
    else rest.push(sentence);
  }
  if (edits.length === 0) return undefined;
  return { answer: asAsked(input, edits), rest: rest.join(' ') };
}

/** Removes everything the clauses of a message name, with buttons for what could be one of several. */
export function settleChain(input: ChatInput): ChatAnswer | undefined {
  const { gone, unclear } = readChain(input);
  if (gone.length + unclear.length === 0) return undefined;
  const turn = openTurn(input);
  const [first] = unclear;
  const asked = first && offerThings(turn, first.name, 'remove', first.things);
  const done = gone.length > 0 ? asAsked(input, removalOf(input.document, gone)) : undefined;
  const words = [done?.words ?? '', asked?.words ?? ''].filter(Boolean).join('\n\n');
  return { ...(done ?? say(turn, 'nothingChanged')), words, ...(asked?.choices && { choices: asked.choices }) };
}

function asAsked(input: ChatInput, edits: readonly Edit[]): ChatAnswer {
  return { ...change(openTurn(input), edits), askedLines: edits.flatMap(({ after }) => (after === '' ? [] : [after])) };
}
