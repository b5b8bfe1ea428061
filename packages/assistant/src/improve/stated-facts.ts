import type { FactReading, StatedFact } from '@fitted/contract/assistant/assistant';
import { isLineAnswer } from '@fitted/contract/assistant/question-kinds';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { restsOn } from '@fitted/resume/facts/rests-on';
import { fold } from '@fitted/resume/guard/text/fold';
import { weighAnswer } from '../interview/weigh-answer.ts';
import { type AnswerReading, isTheirs, readPolarity } from '../understand/read-answer.ts';

export interface WeighedFacts {
  /** What the person says about themselves: it supports edits. */
  readonly own: readonly StatedFact[];
  /** What may be a denial, a wish or about somebody else: the person is asked, and no edit rests on it. */
  readonly unclear: readonly { readonly id: string; readonly says: FactReading }[];
}

/** The list comes from a browser, so each fact is judged again every time. Words of ours count as theirs once confirmed. */
export function weighFacts(facts: readonly StatedFact[]): WeighedFacts {
  const weighed = facts.map((fact) => ({ fact, ...weigh(fact) }));
  const isOwn = ({ fact, isSaid }: (typeof weighed)[number]) => fact.isConfirmed || isSaid;
  return {
    own: weighed.filter(isOwn).map(({ fact }) => fact),
    unclear: weighed.filter((one) => !isOwn(one)).map(({ fact, reading }) => ({ id: fact.id, says: reading.says })),
  };
}

function weigh(fact: StatedFact): { readonly reading: AnswerReading; readonly isSaid: boolean } {
  const { from, text } = fact;
  if (from === 'interview') {
    const { reading, isOwn } = weighAnswer(text, isLineAnswer(fact));
    return { reading, isSaid: isOwn };
  }
  const reading = readPolarity(text);
  return { reading, isSaid: isTheirs(reading) };
}

interface Outcome {
  readonly changes: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly document: ResumeDocument;
}

const maxQuoteLength = 80;

/** Facts that no edit uses and the resume does not contain, so that the person does not think they are in it. */
export function unplacedFacts(facts: readonly StatedFact[], { changes, heldBack, document }: Outcome): StatedFact[] {
  const texts = [...linesOf(document).map(({ text }) => text), ...heldBack.map(({ change }) => change.after)].map(fold);
  const isUsed = ({ id, text }: StatedFact) =>
    changes.some((change) => restsOn(change, id)) || texts.some((one) => one.includes(fold(text)));
  return facts.filter((fact) => !isUsed(fact));
}

export function quoteFact({ text }: StatedFact): string {
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text;
}
