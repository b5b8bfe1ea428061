import { SendHorizontal, Sparkles } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { patchDraft, useDraft } from '../draft-store.ts';

interface ComposerProps {
  readonly isPending: boolean;
  readonly onSend: (message: string) => void;
}

export function Composer({ isPending, onSend }: ComposerProps) {
  const { t } = useTranslation('workflow-chat');
  const { message } = useDraft();
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
      <Button
        variant="outline"
        size="sm"
        className="mb-3 text-left"
        onClick={() => {
          patchDraft({ message: t('suggestion.prompt') });
          box.current?.focus();
        }}
      >
        <Sparkles aria-hidden />
        {t('suggestion.label')}
      </Button>
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
      <p id="message-keys" className="mt-1.5 text-xs text-ink-faint">
        {t('message.keys')}
      </p>
    </form>
  );
}
