import { Lock, X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';

export function SubscriptionWarning({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useTranslation('workflow-chat');
  return (
    <div role="note" className="mb-4 flex items-start gap-3 rounded-md bg-changed p-4 pr-2 text-sm text-on-changed">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {t('subscribe.warning')}{' '}
        <Link to="/subscription-page" className="font-medium underline underline-offset-2">
          {t('subscribe.link')}
        </Link>
      </p>
      <button
        type="button"
        aria-label={t('subscribe.dismiss')}
        onClick={onDismiss}
        className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-paper-changed/40"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Once the warning is closed, the place to write still says why nothing is sent. */
export function LockedLine() {
  const { t } = useTranslation('workflow-chat');
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
      <Lock aria-hidden className="size-4 shrink-0" />
      <span>
        {t('subscribe.locked')}{' '}
        <Link to="/subscription-page" className="font-medium text-accent-strong underline underline-offset-2">
          {t('subscribe.link')}
        </Link>
      </span>
    </p>
  );
}
