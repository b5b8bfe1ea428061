import { Lock, X } from 'lucide-react';
import { Link } from 'react-router';
import { gapBetweenSentences } from '../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { usePlansOnOffer } from '../../../lib/session/plans-on-offer.ts';
import { useUser } from '../../../lib/session/session.ts';
import { buttonClass } from '../../../ui/button-style.ts';

export function SubscriptionWarning({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t, language } = useTranslation('workflow-chat');
  const user = useUser();
  const prices = usePlansOnOffer().map(({ monthlyPrice }) => monthlyPrice);
  return (
    <div
      role="note"
      className="mb-4 flex items-start gap-3 rounded-md border border-l-[3px] border-line border-l-changed-line bg-raised p-4 pr-2 text-sm"
    >
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-on-changed" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('subscribe.warning')}</p>
        <p className="mt-0.5 text-ink-soft">
          {prices.length > 0 && t('subscribe.price', { price: formatMoney(Math.min(...prices), { language }) })}
          {gapBetweenSentences(language)}
          {!user && t('subscribe.signIn')}
        </p>
        <ul className="mt-2 grid list-disc gap-0.5 pl-4 text-ink-soft marker:text-accent">
          {(['shorten', 'add', 'explain'] as const).map((name) => (
            <li key={name}>{t(`subscribe.does.${name}`)}</li>
          ))}
        </ul>
        <Link to="/subscription-page" className={buttonClass({ size: 'sm', variant: 'outline' }, 'mt-3')}>
          {t('subscribe.link')}
        </Link>
      </div>
      <button
        type="button"
        aria-label={t('subscribe.dismiss')}
        onClick={onDismiss}
        className="grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Once the warning is dismissed, the composer still says why nothing can be sent. */
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
