import type { ChatReply, StatedFact } from '@fitted/contract/assistant/assistant';
import type { Choice } from '@fitted/contract/assistant/chat-operations';
import { coverage, tokensOf } from '@fitted/resume/facts/tokens';
import { withoutFacts } from '@fitted/resume/facts/without-fact';
import { readPolarity } from '../understand/read-answer.ts';
import { namesOther, readOperation } from '../understand/read-operation.ts';
import type { ChatRequest } from './chat-request.ts';
import { fill, replyWords } from './chat-words.ts';
import { describeTexts } from './describe-changes.ts';

const maxOffered = 3;
/** Minimum share of a fact's words that a denial of it repeats. */
const speaksOf = 0.3;
/** Single characters are shared by chance where words have no spaces between them. */
const speaksOfAsian = 0.5;

const surelyRetracted = 0.3;
const maxPointingLength = 10;
/** The same in characters, where words have no spaces between them. */
const maxPointingAsianLength = 18;

/** Whether a message says that a stated fact is not true: explicitly, or by denying the very thing. */
export function takesBack(message: string, facts: readonly StatedFact[]): boolean {
  const [guess] = readOperation(message);
  const shared = Math.max(0, ...facts.map((fact) => sharedWith(message, fact)));
  // A short "That is not true" refers to the latest fact; a longer message names what it takes back.
  const isAsian = /\p{sc=Han}|\p{sc=Hiragana}/u.test(message);
  const needed = isAsian ? speaksOfAsian : speaksOf;
  const isShort = isAsian
    ? message.trim().length <= maxPointingAsianLength
    : message.trim().split(/\s+/u).length <= maxPointingLength;
  const isPointing = isShort && !namesOther(message);
  if (guess?.label === 'retract' && guess.share >= surelyRetracted && (isPointing || shared >= needed)) return true;
  const { says, isSure } = readPolarity(message);
  return says === 'deny' && isSure && shared >= needed;
}

/** Which facts a message takes back: the one it mentions, otherwise the latest. */
export function factsMeant(message: string, facts: readonly StatedFact[]): readonly StatedFact[] {
  const ranked = facts
    .map((fact) => ({ fact, shared: sharedWith(message, fact) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  const [first, second] = ranked;
  if (first && first.shared >= speaksOf && first.shared > (second?.shared ?? 0) * 1.3) return [first.fact];
  if (first && second && second.shared >= speaksOf) return ranked.slice(0, maxOffered).map(({ fact }) => fact);
  const last = facts.findLast(({ from }) => from === 'chat') ?? facts.at(-1);
  return last ? [last] : [];
}

/**
 * The share of a fact's distinctive words that the message repeats. Short words are ignored because every fact has
 * them.
 */
function sharedWith(message: string, { text, supports }: StatedFact): number {
  const told = [text, ...supports.map(({ before, after }) => (before === '' ? after : ''))];
  const long = (words: string) =>
    tokensOf(words).filter((token) => token.length > 3 || /\p{N}|\p{sc=Han}/u.test(token));
  return Math.max(...told.map((words) => coverage(long(words).join(' '), message)));
}

/** The current resume, and each one that undo could restore, without what depended on these facts. */
export function takeBack(
  request: ChatRequest,
  current: string,
  facts: readonly StatedFact[],
): Pick<ChatReply, 'response' | 'resume' | 'previousResumes' | 'removedFacts'> {
  const words = replyWords[request.language];
  const clean = (text: string) => withoutFacts(text, facts, request.resumeText);
  const resume = clean(current);
  const earlier = request.previousResumes.map(clean).filter((text, at, all) => text !== all[at + 1] && text !== resume);
  const told = fill(words.takenBack, { fact: facts.map(({ text }) => text).join(' / ') });
  return {
    response: [told, describeTexts(current, resume, request.language)].filter(Boolean).join('\n\n'),
    resume: resume === current ? null : resume,
    previousResumes: earlier,
    removedFacts: facts.map(({ id }) => id),
  };
}

export function offerFacts(facts: readonly StatedFact[]): Choice[] {
  return facts.map(({ id, text }) => ({ label: text, operation: { name: 'retract', slots: { fact: id } } }));
}
