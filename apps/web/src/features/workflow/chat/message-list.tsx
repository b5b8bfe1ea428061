import type { Operation } from '@fitted/contract/assistant/chat-operations';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lastReply, previousResumes } from '../current-resume.ts';
import type { ChatTurn } from '../draft.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { Choices } from './choices.tsx';
import { Message } from './message.tsx';
import { PendingReply } from './pending-reply.tsx';

interface MessageListProps {
  readonly turns: readonly ChatTurn[];
  readonly pending: string | null;
  readonly onUndo: () => void;
  readonly onStop: () => void;
  readonly onChoose: (label: string, operation: Operation) => void;
}

export function MessageList({ turns, pending, onUndo, onStop, onChoose }: MessageListProps) {
  const { t } = useTranslation('workflow-chat');
  const end = useRef<HTMLDivElement>(null);
  const isNew = turns.length === 0 && pending === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are the reason to scroll
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box && !isNew) box.scrollTop = box.scrollHeight;
  }, [turns.length, pending]);

  const canUndo = previousResumes(turns).length > 0 && pending === null;
  const last = lastReply(turns);
  return (
    <section
      aria-label={t('conversation')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        'relative overflow-y-auto p-4',
        'grow',
        // What can be said next needs more room than the greeting; a conversation takes all the room there is.
        !isNew && 'basis-[clamp(9rem,100dvh_-_36rem,30rem)] lg:min-h-40 lg:basis-0',
      )}
    >
      <div role="log" className="grid gap-3">
        <Message speaker="assistant">{t('greeting')}</Message>
        {turns.map((turn) => (
          <Message
            key={turn.id}
            speaker={turn.role}
            needsSubscription={turn.needsSubscription ?? false}
            onUndo={canUndo && turn === last && typeof turn.resume === 'string' ? onUndo : undefined}
          >
            {turn.content}
            {turn === last && pending === null && <Choices choices={turn.choices ?? []} onChoose={onChoose} />}
            {turn.fallbackReason !== undefined && (
              <div className="mt-2">
                <FallbackNote reason={turn.fallbackReason} />
              </div>
            )}
          </Message>
        ))}
      </div>
      {/* Outside the log, because screen readers announce everything added to it: each piece of the reply, then the whole again. */}
      <p role="status" className="sr-only">
        {pending !== null && t('thinking')}
      </p>
      {pending !== null && <PendingReply text={pending} onStop={onStop} />}
      <div ref={end} />
    </section>
  );
}
