import { useTranslation } from '../../i18n/use-translation.ts';
import {
  isSubscriptionRequired,
  refreshSubscription,
  useSiteSettings,
  useSubscription,
} from '../../lib/session/subscription.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The subscription status, and where it is changed. */
export function PlanCard() {
  const { t } = useTranslation('dashboard');
  const subscription = useSubscription();
  const settings = useSiteSettings();
  const state =
    subscription.status === 'ready' ? planState(subscription.value, isSubscriptionRequired(settings)) : null;

  return (
    <Card>
      <CardHeader
        title={t('plan.title')}
        action={state && <Badge tone={tones[state]}>{t(`plan.${state}.name`)}</Badge>}
      />
      {subscription.status === 'loading' && <ListSkeleton rows={1} />}
      {subscription.status === 'failed' && <LoadFailure t={t} onRetry={() => void refreshSubscription()} />}
      {state && (
        <>
          <p className="text-sm text-ink-soft">{t(`plan.${state}.text`)}</p>
          {state !== 'admin' && state !== 'open' && (
            <ButtonLink
              to={state === 'active' ? '/profile-settings?tab=billing' : '/subscription'}
              variant="outline"
              size="sm"
              className="mt-4"
            >
              {t(state === 'active' ? 'plan.manage' : 'plan.subscribe')}
            </ButtonLink>
          )}
        </>
      )}
    </Card>
  );
}

const tones = { admin: 'accent', active: 'accent', open: 'neutral', none: 'neutral' } as const;

function planState(
  { hasActiveSubscription, isAdmin }: { hasActiveSubscription: boolean; isAdmin: boolean },
  isRequired: boolean,
): keyof typeof tones {
  if (isAdmin) return 'admin';
  if (hasActiveSubscription) return 'active';
  return isRequired ? 'none' : 'open';
}
