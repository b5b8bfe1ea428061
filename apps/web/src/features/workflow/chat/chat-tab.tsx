import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { isSubscribed, isSubscriptionRequired, useSiteSettings, useSubscription } from '../../../lib/subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { BottomBar } from '../bottom-bar.tsx';
import { currentResume, previousResumes } from '../current-resume.ts';
import { goTo } from '../draft.ts';
import { patchDraft, updateDraft, useDraft } from '../draft-store.ts';
import { Told } from '../facts/told.tsx';
import { ChatResume } from './chat-resume.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { SubscriptionWarning } from './subscription-warning.tsx';
import type { Chat } from './use-chat.ts';

export function ChatTab({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('workflow-chat');
  const draft = useDraft();
  const needsSubscription = useNeedsSubscription();
  const resume = currentResume(draft) ?? '';
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        {/* As high as what is seen between the steps and the bar, so that the box to write in is always there. */}
        <div className="flex min-w-0 flex-col lg:sticky lg:top-17 lg:h-[calc(100dvh-11rem)] lg:min-h-96 lg:self-start">
          <h3 className="sr-only">{t('conversation')}</h3>
          {needsSubscription && !draft.isWarningDismissed && (
            <SubscriptionWarning onDismiss={() => patchDraft({ isWarningDismissed: true })} />
          )}
          <MessageList
            turns={draft.chat}
            pending={chat.pending}
            onUndo={chat.undo}
            onStop={chat.stop}
            onChoose={chat.send}
          />
          <Composer isPending={chat.pending !== null} onSend={chat.send} />
          <div className="mt-4">
            <Told onCorrected={(text) => chat.send(text, { name: 'state', slots: { words: text } })} />
          </div>
        </div>
        <ChatResume text={resume} previous={previousResumes(draft.chat).at(-1)} />
      </div>
      <BottomBar>
        <Button className="ml-auto max-sm:w-full" onClick={() => updateDraft((current) => goTo(current, 'download'))}>
          {t('continue')}
          <ArrowRight aria-hidden />
        </Button>
      </BottomBar>
    </>
  );
}

/** Known only once the answers are there: a warning that comes and goes would be worse than none. */
function useNeedsSubscription(): boolean {
  const user = useUser();
  const settings = useSiteSettings();
  const subscription = useSubscription();
  if (settings.status === 'loading' || !isSubscriptionRequired(settings)) return false;
  if (user && subscription.status === 'loading') return false;
  return !isSubscribed(user, subscription);
}
