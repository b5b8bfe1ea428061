import clsx from 'clsx';
import { Lock, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { patchDraft, useDraft } from '../draft-store.ts';
import { Suggestions } from './suggestions.tsx';

interface ComposerProps {
  readonly isPending: boolean;
  /** Without a subscription nothing is answered; what was typed is kept until there is one. */
  readonly isLocked?: boolean;
  readonly onSend: (message: string) => void;
}

export function Composer({ isPending, isLocked = false, onSend }: ComposerProps) {
  const { t } = useTranslation('workflow-chat');
  const { message, isWarningDismissed } = useDraft();
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
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Suggestions
        isLocked={isLocked}
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
          placeholder={t(isLocked ? 'message.locked' : 'message.placeholder')}
          className={clsx(isLocked && 'border-dashed bg-sunken')}
          onChange={(event) => patchDraft({ message: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          size="icon"
          variant={isLocked ? 'outline' : 'primary'}
          aria-label={t('message.send')}
          disabled={isPending || isBlank}
        >
          {isLocked ? <Lock aria-hidden /> : <SendHorizontal aria-hidden />}
        </Button>
      </div>
      <p id="message-keys" className={clsx('mt-1.5 text-xs text-ink-faint', !isLocked && 'max-sm:sr-only')}>
        {t(isLocked ? 'subscribe.locked' : 'message.keys')}
        {isLocked && isWarningDismissed && (
          <>
            {' '}
            <Link to="/subscription-page" className="font-medium text-accent-strong underline underline-offset-2">
              {t('subscribe.link')}
            </Link>
          </>
        )}
      </p>
    </form>
  );
}
