import { type Language, languages } from '@fitted/contract/languages';
import type { Slotted } from '@fitted/language/phrasing';
import { slotPatterns } from './data/slot-patterns.ts';
import { foldLetters } from './fold-name.ts';
import { plainRequest } from './plain-request.ts';

/** The words of a request that fill its slots. */
export interface ReadSlots {
  readonly intent: Slotted;
  readonly groups: Readonly<Record<string, string>>;
  /** The language the request is written in. */
  readonly language: Language;
}

/** Longer messages are not requests, and matching them would take long. */
const maxRequestLength = 400;

/** What a request of these kinds names, in whichever language it is written; the reader's own is tried first. */
export function readSlots(
  message: string,
  preferred: readonly Language[],
  wanted: readonly Slotted[],
): ReadSlots | undefined {
  const text = message.length > maxRequestLength ? '' : plainRequest(message);
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

/** The captured words as written, with their accents. */
function groupsOf(text: string, { indices }: RegExpExecArray): Record<string, string> {
  const places = Object.entries(indices?.groups ?? {}) as [string, [number, number] | undefined][];
  return Object.fromEntries(places.flatMap(([name, place]) => (place ? [[name, text.slice(...place)]] : [])));
}
