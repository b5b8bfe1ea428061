import { type Language, languages } from '@fitted/contract/languages';
import { commands } from './data/commands.ts';
import type { Intent } from './data/phrasing.ts';
import { requestVerbs } from './data/verbs.ts';
import { foldLetters } from './fold-name.ts';
import { isSlip } from './is-misspelt.ts';
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
  return readText(text, preferred) ?? readText(withVerbMended(text), preferred);
}

/** "remvoe Docker": the verb that is meant. "Remote" and "removed" are words of their own. */
function withVerbMended(text: string): string {
  const [, word = '', rest = ''] = /^(\p{sc=Latin}{4,})( .*|$)/u.exec(text) ?? [];
  const typed = foldLetters(word).toLowerCase();
  const meant = requestVerbs.filter((verb) => isSlip(verb, typed));
  return meant.length === 1 && !requestVerbs.includes(typed) ? `${meant[0]}${rest}` : '';
}

function readText(text: string, preferred: readonly Language[]): ReadCommand | undefined {
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
