import { Square } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Message } from './message.tsx';

/** The reply as it arrives; before its first word, an indicator that it is coming. */
export function PendingReply({ text, onStop }: { readonly text: string; readonly onStop: () => void }) {
  const { t } = useTranslation('workflow-chat');
  return (
    <div className="mt-3 grid gap-3">
      <Message speaker="assistant">
        {text === '' ? (
          <span className="inline-flex items-center gap-2 text-ink-soft">
            <Spinner />
            {t('thinking')}
          </span>
        ) : (
          text
        )}
      </Message>
      <div>
        <Button variant="outline" size="sm" onClick={onStop}>
          <Square aria-hidden />
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}
