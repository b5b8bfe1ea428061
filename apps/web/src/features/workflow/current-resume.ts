import type { ChatTurn, Draft } from './draft.ts';

/**
 * The current resume: the last reply that carries one (if a reply lacks the field altogether, its text counts), else
 * the accepted improvement, else what was handed in.
 */
export function currentResume({
  chat,
  improvedText,
  originalText,
}: Pick<Draft, 'chat' | 'improvedText' | 'originalText'>): string | null {
  return lastRevision(chat) ?? improvedText ?? originalText;
}

function lastRevision(chat: readonly ChatTurn[]): string | undefined {
  const revision = chat.findLast((turn) => isReply(turn) && turn.resume !== null);
  return revision && (revision.resume ?? revision.content);
}

/** Whether the chat has changed the resume. */
export const hasRevision = (chat: readonly ChatTurn[]): boolean => lastRevision(chat) !== undefined;

const isReply = ({ role, isNote }: ChatTurn): boolean => role === 'assistant' && isNote !== true;

export function lastReply(chat: readonly ChatTurn[]): ChatTurn | undefined {
  return chat.findLast(isReply);
}

/** The resumes before each change of the chat, oldest first: the targets of undo. */
export function previousResumes(chat: readonly ChatTurn[]): readonly string[] {
  return chat.findLast(({ previousResumes: earlier }) => earlier !== undefined)?.previousResumes ?? [];
}
