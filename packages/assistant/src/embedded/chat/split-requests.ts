import type { Language } from '@fitted/contract/languages';
import { matchHeading } from '@fitted/resume/parse/match-heading';
import { isClause } from './bare-fact.ts';
import { addingIntents, type Intent, vagueIntents } from './data/phrasing.ts';
import { longestCommand, readCommand } from './read-command.ts';

/** One of the requests of a message; without an intent it is a statement, or nothing we know. */
export interface Request {
  readonly text: string;
  readonly intent: Intent | undefined;
  /** Adds a clause that could go on: "add that I plan and trim hedges" is one, unless what follows speaks of a section. */
  readonly isOpen?: boolean;
}

const sentenceEnds = /(?<=[.!?;])\s+(?=\S)|(?<=[。！？；])\s*(?=\S)|\n+/u;
const joints =
  /(?:[,，、]\s*|(?<!\s)\s+)?(?:\band then\b|\band also\b|\bthen\b|\band\b|\bund dann\b|\bund\b|\bet puis\b|\bpuis\b|\bet\b|\by luego\b|\bluego\b|\by\b|然后|并且|接着)\s*|[,，]\s*|(?<=て)[、,]\s*/giu;

/** Nobody joins more requests than that, and each look costs time. */
const mostJoints = 6;

/** Answers, and what is about the talk itself: they stand alone. */
const alone: ReadonlySet<Intent> = new Set<Intent>([
  'undo',
  'original',
  'confirm',
  'decline',
  'redo',
  'recall',
  'why',
  'take-back',
  'same',
  'bring-back',
]);
/** What goes on with the last message is as loosely put as what is vague. */
const vague: ReadonlySet<Intent> = new Set<Intent>([...vagueIntents, 'add-more', 'amend']);

/**
 * "I have used Terraform. Make my summary shorter." is two, and "Thanks! Remove it." one. A sentence we cannot read goes on
 * with what was to be added before it.
 */
export function sentencesIn(message: string, preferred: readonly Language[]): readonly Request[] {
  // A long text is no list of requests, whatever its sentences look like.
  if (message.length > longestCommand) return [];
  const requests: Request[] = [];
  const sentences = message.trim().split(sentenceEnds);
  for (const text of sentences) {
    const intent = readCommand(text, preferred)?.intent;
    const last = requests.at(-1);
    if (last?.intent && addingIntents.has(last.intent) && !intent)
      requests.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    // "Thanks!" asks for nothing.
    else if (intent !== 'help') requests.push({ text, intent });
  }
  const isAsked = requests.some(({ text, intent }) => intent && !(vague.has(intent) && /^i /iu.test(text)));
  const isTalk = requests.some(({ intent }) => intent && alone.has(intent));
  const isOne = requests.length === 1 && requests[0] && sentences.includes(requests[0].text) && sentences.length > 1;
  return isOne || (isAsked && !isTalk && requests.length > 1) ? requests : [];
}

interface Part extends Request {
  readonly namesSection: boolean;
}

const isHeading = (words: string | undefined) =>
  matchHeading(words?.replace(/^(?:the|my|die|den|meine|les?|mes|las?|los|mis?) /iu, '') ?? '')?.isExact === true;

/** "remove Languages and move Education to the top" is two: each part is a whole request. */
export function joinedRequestsIn(message: string, preferred: readonly Language[]): readonly Request[] {
  const read = (text: string): Part => {
    const command = readCommand(text, preferred);
    const isWhole = command && !alone.has(command.intent) && !vague.has(command.intent);
    return {
      text,
      intent: isWhole ? command.intent : undefined,
      isOpen: addingIntents.has(command?.intent ?? 'help') && isClause(command?.groups.fact ?? ''),
      namesSection: Object.values(command?.groups ?? {}).some(isHeading),
    };
  };
  for (const { index, 0: joint } of [...message.matchAll(joints)].slice(0, mostJoints)) {
    const [left, right] = [read(message.slice(0, index)), read(message.slice(index + joint.length))];
    if (!left.intent || (left.isOpen && !right.namesSection)) continue;
    const rest = joinedRequestsIn(right.text, preferred);
    if (rest.length > 0) return [left, ...rest];
    if (right.intent) return [left, right];
  }
  return [];
}
