import { type Language, languages } from '@fitted/contract/languages';
import { commands } from './data/commands.ts';
import type { Intent } from './data/phrasing.ts';

export interface ReadCommand {
  readonly intent: Intent;
  readonly groups: Readonly<Record<string, string>>;
}

/** Longer messages are no commands; reading them as such would also take long. */
const longestCommand = 400;

/** What a message asks for, in whichever language it is put; the reader's own language is tried first. */
export function readCommand(message: string, preferred: readonly Language[]): ReadCommand | undefined {
  const text = message
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.!?。！？]+$/u, '');
  if (text === '' || text.length > longestCommand) return undefined;
  for (const language of new Set([...preferred, ...languages])) {
    for (const { intent, pattern } of commands[language]) {
      const groups = pattern.exec(text)?.groups;
      if (groups || pattern.test(text)) return { intent, groups: { ...groups } };
    }
  }
  return undefined;
}
