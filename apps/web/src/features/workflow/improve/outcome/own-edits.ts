import type { StatedFact } from '@fitted/contract/assistant/assistant';
import type { Edit } from '@fitted/contract/edits/edit';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesById, linesOf } from '@fitted/resume/edit/text-at';
import { restsOn } from '@fitted/resume/facts/rests-on';
import type { Draft } from '../../draft.ts';
import { changeKey } from '../changes/change-key.ts';

const ofHand = 'hand:';

/** The id of the fact that a line in the person's own wording is. */
export const handFact = (lineId: NodeId): string => `${ofHand}${lineId}`;

/**
 * Sets a line to the words that the person typed. What they write about themselves is their statement: it becomes a
 * fact that supports the line, and the server makes the change from it in the next run, under the guard like any other.
 */
export function writeLine(draft: Draft, base: ResumeDocument, lineId: NodeId, words: string): Draft {
  const line = linesOf(base).find(({ id }) => id === lineId);
  if (!line) return draft;
  const id = handFact(lineId);
  const fact: StatedFact = {
    id,
    text: words,
    from: 'chat',
    isConfirmed: true,
    place: null,
    supports: [{ before: line.text, after: words }],
  };
  return {
    ...draft,
    chatFacts: [...draft.chatFacts.filter((one) => one.id !== id), fact],
    removedLines: draft.removedLines.filter((one) => one !== lineId),
    // The person's wording replaces what was proposed for the line.
    off: [...draft.off, ...proposedFor(draft, lineId, id)],
  };
}

function proposedFor({ run, off }: Draft, lineId: NodeId, factId: string): string[] {
  return (run?.improvement.changes ?? [])
    .filter((change) => {
      const { target } = change;
      return !restsOn(change, factId) && 'lineId' in target && target.lineId === lineId;
    })
    .map(changeKey)
    .filter((key) => !off.includes(key));
}

export function removeLine(draft: Draft, lineId: NodeId): Draft {
  return { ...draft, removedLines: [...draft.removedLines.filter((one) => one !== lineId), lineId] };
}

/** Lines that the person removed, as changes: they are listed and can be switched back like any other. */
export function removalsOf(removedLines: readonly NodeId[], base: ResumeDocument): Edit[] {
  const lines = linesById(base);
  return removedLines.flatMap((id): Edit[] => {
    const line = lines.get(id);
    if (!line) return [];
    return [
      {
        id: `${ofHand}remove:${id}`,
        kind: 'remove',
        target: { lineId: line.id },
        before: line.text,
        after: '',
        reason: { code: 'requested', params: {} },
        evidence: [],
      },
    ];
  });
}
