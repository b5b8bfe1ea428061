import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import operationsModel from './data/operations-model.json' with { type: 'json' };
import { wordsOf } from './features.ts';
import { openModel } from './linear-model.ts';

/** What a message, or part of one, most likely wants, likeliest first. */
export const readOperation = openModel<OperationName>(operationsModel);

const surely = 0.5;

/** The one operation that a message surely wants, if there is one. */
export function findOperation(message: string, from = surely): OperationName | undefined {
  const [guess] = readOperation(message);
  return guess && guess.share >= from ? guess.label : undefined;
}

const common = new Set(operationsModel.common);

/** Whether a word is typical of requests, so that it names nothing. */
export const isRequestWord = (word: string): boolean => common.has(word);

/** "anyone", "nobody": common words, though not in requests. */
const pronoun = /^(?:any|some|every|no)(?:one|body|thing|where)$/u;

/** Whether a message has a word that is untypical of requests: "trim hedges" is not about the whole resume. */
export function namesOther(message: string): boolean {
  return wordsOf(message).some(
    ({ text, isName }) => (isName || /^\p{sc=Latin}{4}/u.test(text)) && !common.has(text) && !pronoun.test(text),
  );
}
