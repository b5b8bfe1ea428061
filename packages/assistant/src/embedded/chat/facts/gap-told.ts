import type { TimesOff } from '@fitted/language/assistant-words';
import { topicNames } from '@fitted/language/topics';
import type { YearMonth } from '@fitted/resume/document';
import { thisMonth } from '@fitted/resume/match/this-month';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { allYears, findGaps } from '@fitted/resume/ready/find-gaps';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { fill, lookWords, timesOff } from '../../../chat/chat-words.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { readTopic } from '../../../understand/read-topic.ts';
import { isClean, wordFact } from '../acts/word-fact.ts';
import { openTurn, say } from '../answer.ts';
import { isQuestion } from '../is-question.ts';
import { hasTrait } from '../operations/operation-traits.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { timeEntry } from './dated-entry.ts';

/** A longer message tells more than a reason. */
const longest = 120;
/** From here on the message asks for something of its own. */
const surelyOther = 0.5;
/** What somebody says it was is named neutrally if it is likely of this kind; else their own words stand if they are few. */
const likely = 0.12;
const plainly = 0.6;

type Reason = Exclude<keyof TimesOff, 'present' | 'other'>;
const reasons = ['parental', 'care', 'illness', 'unemployed'] as const satisfies readonly Reason[];

/**
 * "I was on parental leave", after we spoke of the months in which nothing stands: one neutral line for that time is shown, to be taken
 * or not. What else the message asks for is left in `rest`.
 */
export function tellGap(input: ChatInput): { readonly answer: ChatAnswer; readonly rest: string } | undefined {
  const { document, history, language } = input;
  const last = history.at(-1);
  const gap = findGaps(document, input.today ?? thisMonth(new Date()), allYears).find((one) =>
    last?.content.includes(fill(lookWords[language].gapFound, { from: at(one.from), to: at(one.to) })),
  );
  if (!gap || last?.role !== 'assistant') return undefined;
  const sentences = input.message.trim().split(/(?<=[.!?。！？])\s*/u);
  const [told = '', ...rest] = sentences;
  const reason = reasonIn(told);
  if (told.length > longest || /[?？]/u.test(told) || isQuestion(told)) return undefined;
  // "maternity leave": where the reason is plain, no verb in it asks for anything.
  if (!reason?.isPlain && isRequest(told)) return undefined;
  const turn = openTurn(input);
  const words = timesOff[document.language];
  const name = reason ? words[reason.name] : (ownWords(told, document.language) ?? words.other);
  const times = { start: next(gap.from, 1), end: next(gap.to, -1), isCurrent: false };
  const edit = timeEntry(document, name, times);
  if (!edit) return undefined;
  // Talk behind it, "it is all well again", asks for nothing.
  const asks = rest.filter((one) => /[?？]/u.test(one) || isRequest(one)).join(' ');
  return { answer: { ...say(turn, 'done'), words: '', unsure: [edit] }, rest: asks };
}

const at = ({ year, month }: YearMonth): string => (month ? `${String(month).padStart(2, '0')}/${year}` : String(year));

function isRequest(text: string): boolean {
  if (clausesOf(text).some(({ act }) => act !== undefined)) return true;
  const [first] = readOperation(text);
  return (
    first !== undefined && first.share >= surelyOther && !telling.has(first.label) && !hasTrait(first.label, 'claims')
  );
}

const telling = new Set(['gap', 'worry', 'state', 'no', 'retract', 'other', 'advice']);

/** Of all that somebody may worry or ask about, the likeliest kind, if it is one of these. */
function reasonIn(told: string): { readonly name: Reason; readonly isPlain: boolean } | undefined {
  const [first] = readTopic(told).filter(({ label }) => topicNames.some((name) => name === label) && label !== 'gap');
  const name = first && first.share >= likely ? reasons.find((one) => one === first.label) : undefined;
  return name && { name, isPlain: (first?.share ?? 0) >= plainly };
}

const [maxWords, maxCharacters] = [4, 6];

function ownWords(told: string, language: ChatInput['language']): string | undefined {
  const text = wordFact(told, language);
  const isShort = hasCjk(text) ? text.length <= maxCharacters : text.split(/\s+/u).length <= maxWords;
  return isShort && isClean(text) ? text : undefined;
}

function next({ year, month = 1 }: YearMonth, by: number): YearMonth {
  const months = year * 12 + month - 1 + by;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}
