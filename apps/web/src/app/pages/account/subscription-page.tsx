import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Checkout } from '../../../features/billing/checkout.tsx';
import { FreeOffer } from '../../../features/billing/plans/free-offer.tsx';
import { nothingPicked } from '../../../features/billing/plans/plan-pick.ts';
import { PlansFailure } from '../../../features/billing/plans/plans-failure.tsx';
import { beginSubscription, useBilling, useSyncBilling } from '../../../features/billing/queries.ts';
import { useStart } from '../../../features/billing/use-start.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useUser } from '../../../lib/session/session.ts';
import {
  isSubscribed,
  isSubscriptionRequired,
  refreshSubscription,
  useSiteSettings,
  useSubscription,
} from '../../../lib/session/subscription.ts';
import { PageHead } from '../../../ui/page-head.tsx';

export function SubscriptionPage() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const settings = useSiteSettings();
  const subscription = useSubscription();
  const billing = useBilling();
  const { mutateAsync: sync } = useSyncBilling();
  const [pick, setPick] = useState(nothingPicked);
  const [isTrialUsed, setTrialUsed] = useState(false);
  const [isAtCard, setAtCard] = useState(false);
  // Someone who subscribes here must not be redirected as if they had already been subscribed.
  const hasPaid = useRef(false);
  useDocumentTitle(t('title'));

  const leaveAsSubscribed = () => {
    toast({ title: t('already.title'), description: t('already.text') });
    void navigate('/', { replace: true });
  };
  const isAlready = isSubscribed(useUser(), subscription) && subscription.status !== 'loading';
  const leave = useRef(leaveAsSubscribed);
  useEffect(() => {
    if (isAlready && !hasPaid.current) leave.current();
  }, [isAlready]);

  const start = useStart(beginSubscription, {
    onAlreadySubscribed: () => {
      // The next page must know it too.
      void refreshSubscription();
      leaveAsSubscribed();
    },
    onTrialUsed: () => setTrialUsed(true),
  });

  const finish = async () => {
    hasPaid.current = true;
    // The payment is made: if this fails, the provider's webhook updates the state a little later.
    await sync(undefined).catch(() => undefined);
    toast({ title: t('done.title'), description: t('done.text') });
    void navigate('/');
  };

  return (
    <div className="page-width py-8 lg:py-12">
      <div className="mb-8">
        <PageHead title={t('title')} text={t('intro')} />
      </div>
      {settings.status === 'ready' && !isSubscriptionRequired(settings) && (
        <p role="note" className="mb-8 flex items-start gap-3 rounded-md bg-sunken p-4 text-sm">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          {t('open')}
        </p>
      )}
      {/* Who has chosen a plan is not sent away from it. */}
      {isSubscriptionRequired(settings) && !isAtCard && (
        <div className="mb-8">
          <FreeOffer />
        </div>
      )}
      <Checkout
        pick={pick}
        onPick={setPick}
        isTrialAvailable={!isTrialUsed && (billing.data?.isTrialAvailable ?? false)}
        isWaiting={subscription.status === 'loading' || billing.isPending || (isAlready && !hasPaid.current)}
        failure={(retry) => <PlansFailure onRetry={retry} />}
        onCard={setAtCard}
        onStart={start}
        onPaid={finish}
      />
    </div>
  );
}
