import clsx from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { gapBetweenSentences } from '../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { isComposing } from '../../../ui/form/is-composing.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { patchDraft, useDraft } from '../draft-store.ts';
import { Suggestions } from './suggestions.tsx';

interface ComposerProps {
  readonly isPending: boolean;
  /** Without a subscription nothing is answered, which is said below the box. */
  readonly isLocked?: boolean;
  readonly onSend: (message: string) => void;
}

export function Composer({ isPending, isLocked = false, onSend }: ComposerProps) {
  const { t, language } = useTranslation('workflow-chat');
  const { message, chat } = useDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  const isBlank = message.trim() === '';

  const send = () => {
    if (isBlank || isPending) return;
    onSend(message);
    patchDraft({ message: '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="p-4 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Suggestions
        isNew={chat.length === 0 && !isPending}
        onChoose={(words) => {
          patchDraft({ message: words });
          box.current?.focus();
        }}
      />
      <div className="flex items-end gap-2">
        <Textarea
          ref={box}
          rows={2}
          maxLength={8000}
          value={message}
          aria-label={t('message.label')}
          aria-describedby="message-keys"
          placeholder={t('message.placeholder')}
          onChange={(event) => patchDraft({ message: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="icon" aria-label={t('message.send')} disabled={isPending || isBlank}>
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      <p id="message-keys" className={clsx('mt-1.5 text-xs text-ink-faint', !isLocked && 'max-sm:sr-only')}>
        {t(isLocked ? 'subscribe.toast' : 'message.keys')}
        {isLocked && (
          <>
            {gapBetweenSentences(language)}
            <Link to="/subscription-page" className="font-medium text-accent-strong underline underline-offset-2">
              {t('subscribe.link')}
            </Link>
          </>
        )}
      </p>
    </form>
  );
}
