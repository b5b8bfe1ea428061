import type { ChatInput, ChatTurn } from '../../assistant.ts';
import { replyWords } from '../../chat/chat-words.ts';
import { findOperation } from '../../understand/read-operation.ts';

/** A message that changed the resume, as our reply reported it. */
export interface ToldChange {
  readonly request: string;
  /** Index of the request in the history. */
  readonly at: number;
  readonly listed: readonly string[];
}

interface Told {
  readonly done: readonly ToldChange[];
  /** The most recently undone comes last. */
  readonly undone: readonly ToldChange[];
}

/** What this chat has done and undone, read back from its replies: nothing else is kept between messages. */
export function changesSoFar({ history }: ChatInput): Told {
  const [done, undone]: [ToldChange[], ToldChange[]] = [[], []];
  for (const [at, request] of history.entries()) {
    const reply = history[at + 1];
    if (request.role !== 'user' || reply?.role !== 'assistant') continue;
    const listed = changesIn(reply);
    if (isUndone(reply)) undone.push(...done.splice(-1));
    else if (listed.length > 0 && findOperation(request.content) === 'redo') done.push(...undone.splice(-1));
    else if (listed.length > 0) {
      done.push({ request: request.content, at, listed });
      undone.length = 0;
    }
  }
  return { done, undone };
}

function changesIn({ content }: ChatTurn): string[] {
  return Object.values(replyWords).flatMap(({ changed }) => {
    const [, listed] = content.split(`${changed}\n`);
    return listed?.split('\n\n')[0]?.split('\n') ?? [];
  });
}

function isUndone({ content }: ChatTurn): boolean {
  return Object.values(replyWords).some(({ undone }) => content.startsWith(undone));
}
