import { hasRevision } from '../../current-resume.ts';
import type { Draft } from '../../draft.ts';
import { runKey } from './run-key.ts';

/** The resume with the changes that are on, as the one that every further step works with. */
export function takeOutcome(draft: Draft, improvedText: string, summary: readonly string[]): Draft {
  return {
    ...draft,
    improvedText,
    improvedFor: runKey(draft),
    summary,
    // A revision of an earlier text would otherwise count as the newest word. Words alone stay: changes that are found late,
    // while somebody already chats, do not take away what was said.
    chat: draft.improvedText === improvedText || !hasRevision(draft.chat) ? draft.chat : [],
  };
}

/** Takes the resume with the changes that are on for the job in hand, and goes on to the chat about it, or straight to the file. */
export function acceptImprovement(
  draft: Draft,
  improvedText: string,
  summary: readonly string[],
  next: 'chat' | 'download' = 'chat',
): Draft {
  return { ...takeOutcome(draft, improvedText, summary), tab: next };
}
