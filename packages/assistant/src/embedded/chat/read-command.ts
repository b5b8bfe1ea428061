import { type Language, languages } from '@fitted/contract/languages';
import { commands } from './data/commands.ts';
import type { Intent } from './data/phrasing.ts';
import { foldLetters } from './fold-name.ts';
import { plainRequest } from './plain-request.ts';

export interface ReadCommand {
  readonly intent: Intent;
  readonly groups: Readonly<Record<string, string>>;
  /** In which it is put. */
  readonly language: Language;
}

/** Longer messages are no commands; reading them as such would also take long. */
export const longestCommand = 400;

/** What a message asks for, in whichever language it is put; the reader's own language is tried first. */
export function readCommand(message: string, preferred: readonly Language[]): ReadCommand | undefined {
  if (message.length > longestCommand) return undefined;
  const text = plainRequest(message);
  if (text === '') return undefined;
  const folded = foldLetters(text);
  for (const language of new Set([...preferred, ...languages])) {
    for (const { intent, pattern } of commands[language]) {
      const found = pattern.exec(folded);
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
