import type { Draft } from '../draft.ts';
import { runKey } from './run-key.ts';

/** The resume with the changes that are on, as the one that every further step works with. */
export function takeOutcome(draft: Draft, improvedText: string, summary: readonly string[]): Draft {
  return {
    ...draft,
    improvedText,
    improvedFor: runKey(draft),
    summary,
    // A revision of an earlier text would otherwise count as the newest word.
    chat: draft.improvedText === improvedText ? draft.chat : [],
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
