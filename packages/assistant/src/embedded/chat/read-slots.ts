import { type Language, languages } from '@fitted/contract/languages';
import type { Slotted } from './data/phrasing.ts';
import { slotPatterns } from './data/slot-patterns.ts';
import { foldLetters } from './fold-name.ts';
import { plainRequest } from './plain-request.ts';

/** The words of a request that fill its slots. */
export interface ReadSlots {
  readonly intent: Slotted;
  readonly groups: Readonly<Record<string, string>>;
  /** In which it is put. */
  readonly language: Language;
}

/** Longer messages are no requests; reading them as such would also take long. */
const longestRequest = 400;

/** What a request for one of these names, in whichever language it is put; the reader's own language is tried first. */
export function readSlots(
  message: string,
  preferred: readonly Language[],
  wanted: readonly Slotted[],
): ReadSlots | undefined {
  const text = message.length > longestRequest ? '' : plainRequest(message);
  if (text === '') return undefined;
  const folded = foldLetters(text);
  for (const language of new Set([...preferred, ...languages])) {
    for (const { intent, pattern } of slotPatterns[language]) {
      const found = wanted.includes(intent) ? pattern.exec(folded) : undefined;
      if (found) return { intent, groups: groupsOf(text, found), language };
    }
  }
  return undefined;
}

/** As they were written, with their accents. */
function groupsOf(text: string, { indices }: RegExpExecArray): Record<string, string> {
  const places = Object.entries(indices?.groups ?? {}) as [string, [number, number] | undefined][];
  return Object.fromEntries(places.flatMap(([name, place]) => (place ? [[name, text.slice(...place)]] : [])));
}
