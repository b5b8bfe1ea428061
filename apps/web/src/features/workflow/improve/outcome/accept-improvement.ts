import { hasRevision } from '../../current-resume.ts';
import type { Draft } from '../../draft.ts';
import { runKey } from './run-key.ts';

/** Makes the resume with the changes that are on the one that every later step works with. */
export function takeOutcome(draft: Draft, improvedText: string, summary: readonly string[]): Draft {
  return {
    ...draft,
    improvedText,
    improvedFor: runKey(draft),
    summary,
    // A revision of an earlier text would otherwise count as the latest resume. A chat without revisions stays: changes
    // that are found late, while the person is already chatting, do not erase what was said.
    chat: draft.improvedText === improvedText || !hasRevision(draft.chat) ? draft.chat : [],
  };
}

/** Takes the resume with the changes that are on for the current job, and goes on to the chat or to the file. */
export function acceptImprovement(
  draft: Draft,
  improvedText: string,
  summary: readonly string[],
  next: 'chat' | 'download' = 'chat',
): Draft {
  return { ...takeOutcome(draft, improvedText, summary), tab: next };
}
