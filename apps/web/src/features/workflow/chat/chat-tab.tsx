import clsx from 'clsx';
import { ArrowRight, Check, FileText, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNeedsSubscription } from '../../../lib/session/needs-subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { BottomBar } from '../bottom-bar.tsx';
import { currentResume, previousResumes } from '../current-resume.ts';
import { goTo } from '../draft.ts';
import { patchDraft, updateDraft, useDraft } from '../draft-store.ts';
import { Told } from '../facts/told.tsx';
import { CarriedChanges } from '../improve/changes/carried-changes.tsx';
import { ChatOffer } from './chat-offer.tsx';
import { ChatResume } from './chat-resume.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import type { Chat } from './use-chat.ts';

/** A phone has room for either the conversation or the resume. */
const views = { chat: MessageCircle, resume: FileText } as const;

export function ChatTab({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('workflow-chat');
  const draft = useDraft();
  const needsSubscription = useNeedsSubscription();
  const resume = currentResume(draft) ?? '';
  // No message would be answered. Whoever dismisses the offer gets the box all the same, and is told so when they send.
  const isOffered = needsSubscription && !draft.isWarningDismissed;
  const hasBegun = draft.chat.length > 0 || chat.pending !== null;
  const isTalk = !isOffered || hasBegun;
  const [view, setView] = useState<keyof typeof views>('chat');
  return (
    <>
      <CarriedChanges />
      {isTalk && (
        <ViewSwitch
          className="mb-3 lg:hidden"
          label={t('views.label')}
          view={view}
          onView={setView}
          views={(['chat', 'resume'] as const).map((id) => ({ id, icon: views[id], name: t(`views.${id}`) }))}
        />
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div
          className={clsx(
            'flex min-w-0 flex-col lg:sticky lg:top-17 lg:self-start',
            // Fills the space between the steps and the bar, so that the message box is always visible.
            isTalk && 'max-lg:min-h-[calc(100dvh-15rem)] lg:h-[calc(100dvh-11rem)] lg:min-h-96',
            isTalk && view !== 'chat' && 'max-lg:hidden',
          )}
        >
          {isTalk && <h3 className="sr-only">{t('conversation')}</h3>}
          {isTalk ? (
            <div className="flex min-h-0 grow flex-col rounded-md border border-line bg-surface">
              <MessageList
                turns={draft.chat}
                pending={chat.pending}
                onUndo={chat.undo}
                onStop={chat.stop}
                onChoose={chat.send}
              />
              {!isOffered && (
                <Composer isPending={chat.pending !== null} isLocked={needsSubscription} onSend={chat.send} />
              )}
            </div>
          ) : (
            draft.improvedFor !== null && <KeptNote />
          )}
          {isOffered && (
            <div className={clsx(isTalk && 'mt-3')}>
              <ChatOffer resume={resume} onDismiss={() => patchDraft({ isWarningDismissed: true })} />
            </div>
          )}
        </div>
        <div className={clsx('min-w-0', isTalk && view !== 'resume' && 'max-lg:hidden')}>
          <ChatResume text={resume} previous={previousResumes(draft.chat).at(-1) ?? draft.originalText ?? undefined} />
          <div className="mt-4">
            <Told onCorrected={(text) => chat.send(text, { name: 'state', slots: { words: text } })} />
          </div>
        </div>
      </div>
      <BottomBar>
        {/* While somebody writes, Send is the main button. */}
        <Button
          variant={isOffered ? 'primary' : 'outline'}
          className="ml-auto max-sm:w-full"
          onClick={() => updateDraft((current) => goTo(current, 'download'))}
        >
          {t('continue')}
          <ArrowRight aria-hidden />
        </Button>
      </BottomBar>
    </>
  );
}

/** Accepting leads here: first of all that nothing is lost. */
function KeptNote() {
  const { t } = useTranslation('workflow-chat');
  return (
    <p className="mb-2 flex items-center gap-1.5 text-sm font-medium">
      <Check aria-hidden className="size-4 shrink-0 text-accent" />
      {t('kept')}
    </p>
  );
}
