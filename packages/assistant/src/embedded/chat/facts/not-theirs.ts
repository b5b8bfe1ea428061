import type { ChatAnswer } from '../../../assistant.ts';
import { isTheirs, readPolarity } from '../../../understand/read-answer.ts';
import { say, type Turn } from '../answer.ts';

const replies = { deny: 'noted', wish: 'whenDone', else: 'whoseDeed', hedge: 'areYouSure' } as const;

/** A denial, a wish, a guess or someone else's achievement gets a reply, and nothing is written. */
export function notTheirs(turn: Turn, fact: string): ChatAnswer | undefined {
  const reading = readPolarity(fact);
  if (isTheirs(reading)) return undefined;
  const { says } = reading;
  return say(turn, says in replies ? replies[says as keyof typeof replies] : 'areYouSure', { fact });
}
