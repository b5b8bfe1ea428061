import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { lookWords, replyWords } from '../../../chat/chat-words.ts';
import { repliesThat } from '../../../chat/reply-traits.ts';
import { wantsUntrue } from '../acts/admits-untrue.ts';
import { soundsUntrue } from '../acts/ask-act.ts';
import type { Rewritten } from '../corrections/correct-dates.ts';
import { withDigits } from '../corrections/with-digits.ts';
import { isQuestion } from '../is-question.ts';
import { rewriteOf } from '../operations/handlers/replace-pair.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { exchangesIn, quotedExchange } from './exchanges.ts';
import { rewriteChoice } from './rewrite-choice.ts';

/** Nobody corrects more in one message, and each clause is compared with every line. */
const maxClauses = 12;

/**
 * Adds what the answer left undone: each clause is tried on the lines of this resume, and a change that would follow from it is shown
 * with its before and after. Nothing is made here.
 */
export function offerReadings(input: ChatInput, answer: ChatAnswer): ChatAnswer {
  if (answer.action === 'undo' || answer.action === 'original') return answer;
  if (wantsUntrue(input.message) || soundsUntrue(input.message)) return answer;
  return offerExchanges(input, withQuoted(input, answer));
}

/** What is quoted together with what it should be is done, whatever else the message wants. */
function withQuoted(input: ChatInput, answer: ChatAnswer): ChatAnswer {
  const { document, message } = input;
  const found = clausesOf(message).flatMap(({ text, isAsked }) => (isAsked ? [] : (quotedExchange(input, text) ?? [])));
  if (found.length === 0) return answer;
  const lines = new Set<unknown>(found.map(({ line }) => line.id));
  const isOther = ({ target }: Edit) => !Object.values(target).some((id) => lines.has(id));
  const edits = found.map(({ line, after }) => rewriteOf(document, line, after));
  return {
    ...answer,
    words: isFailing(input, answer) ? '' : answer.words,
    action: 'edit',
    edits: [...answer.edits.filter(isOther), ...edits],
    statedFacts: [...answer.statedFacts, ...edits.map(({ after }) => after)],
    unsure: (answer.unsure ?? []).filter(isOther),
  };
}

function offerExchanges(input: ChatInput, answer: ChatAnswer): ChatAnswer {
  const touched = new Set<unknown>(
    [...answer.edits, ...(answer.unsure ?? [])].flatMap(({ target }) => Object.values(target)),
  );
  const found = clausesOf(withDigits(input.message, input.language))
    .filter(({ isAsked, text }) => !isAsked && !isQuestion(text))
    .slice(0, maxClauses)
    .map(({ text }) => exchangesIn(input, text))
    .filter((some) => some.length > 0 && !some.some(({ line }) => touched.has(line.id)));
  if (found.length === 0) return answer;
  const sure = found.flatMap(([only, ...others]) => (only && others.length === 0 ? [only] : []));
  const several = found.find(({ length }) => length > 1);
  const unsure = joined(sure).map(({ line, after }) => rewriteOf(input.document, line, after));
  return withOffers(input, answer, unsure, several && unsure.length === 0 ? several : []);
}

/** Of two changes of one line the first is shown. */
const joined = (all: readonly Rewritten[]): readonly Rewritten[] =>
  all.filter(({ line }, at) => all.findIndex((other) => other.line === line) === at);

function withOffers(
  input: ChatInput,
  answer: ChatAnswer,
  unsure: readonly Edit[],
  several: readonly Rewritten[],
): ChatAnswer {
  const isEmpty = isFailing(input, answer);
  const choices = several.map(rewriteChoice);
  const words = [isEmpty ? '' : answer.words, choices.length > 0 ? replyWords[input.language].whichMeant : ''];
  const kept = isEmpty ? [] : (answer.choices ?? []);
  return {
    ...answer,
    words: words.filter(Boolean).join('\n\n'),
    unsure: [...(answer.unsure ?? []), ...unsure],
    choices: [...choices, ...kept],
  };
}

const failures = repliesThat('did-nothing');

/** Whether an answer to a message that asks nothing did nothing either. */
export function isFailing({ language, message }: Pick<ChatInput, 'language' | 'message'>, answer: ChatAnswer): boolean {
  if (answer.edits.length + (answer.unsure?.length ?? 0) > 0) return false;
  return (!/[?？]/u.test(message) && !isQuestion(message)) || isAtALoss(language, answer);
}

/** Every sentence of the reply says that nothing was done, or asks what was meant. */
export function isAtALoss(language: ChatInput['language'], { words: reply }: ChatAnswer): boolean {
  const words = replyWords[language];
  const known = [...failures.map((key) => words[key]), lookWords[language].notSure];
  return reply.split('\n\n').every((part) => known.some((sentence) => part === sentence || isFilled(part, sentence)));
}

/** A sentence of ours with its value filled in. */
function isFilled(part: string, sentence: string): boolean {
  const [before = '', behind = ''] = sentence.split(/\{\w+\}/u);
  return /\{\w+\}/u.test(sentence) && part.startsWith(before) && part.endsWith(behind);
}
