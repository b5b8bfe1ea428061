import { ListChecks, Lock, X } from 'lucide-react';
import { Link } from 'react-router';
import { gapBetweenSentences } from '../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { usePlansOnOffer } from '../../../lib/session/plans-on-offer.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { patchDraft } from '../draft-store.ts';

interface SubscriptionWarningProps {
  /** Nothing has been said yet: what can be done for nothing is named, too. */
  readonly isFirst: boolean;
  readonly onDismiss: () => void;
}

/** What the chat costs and what is free, in one note. */
export function SubscriptionWarning({ isFirst, onDismiss }: SubscriptionWarningProps) {
  const { t, language } = useTranslation('workflow-chat');
  const user = useUser();
  const prices = usePlansOnOffer().map(({ monthlyPrice }) => monthlyPrice);
  const sentences = [
    prices.length > 0 && t('subscribe.price', { price: formatMoney(Math.min(...prices), { language }) }),
    !user && t('subscribe.signIn'),
    isFirst && t('free.text'),
  ];
  return (
    <div
      role="note"
      className="mt-3 flex items-start gap-2.5 rounded-md border border-line bg-raised py-3 pr-1.5 pl-3.5 text-sm leading-snug"
    >
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('subscribe.warning')}</p>
        <p className="mt-0.5 text-ink-soft">{sentences.filter(Boolean).join(gapBetweenSentences(language))}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Link to="/subscription-page" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {t('subscribe.link')}
          </Link>
          {isFirst && (
            <Button variant="quiet" size="sm" onClick={() => patchDraft({ tab: 'improve' })}>
              <ListChecks aria-hidden />
              {t('free.action')}
            </Button>
          )}
        </div>
      </div>
      <button
        type="button"
        aria-label={t('subscribe.dismiss')}
        onClick={onDismiss}
        className="-mt-1.5 grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
