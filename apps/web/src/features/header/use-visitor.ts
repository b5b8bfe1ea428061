import type { User } from '@fitted/contract/users';
import { useSession } from '../../lib/session.ts';
import { isSubscriptionRequired, useSiteSettings, useSubscription } from '../../lib/subscription.ts';
import { showsSubscribeLink } from './subscribe-rule.ts';

export interface HeaderVisitor {
  /** Nothing about the visitor is shown before the session is known, so that nothing flickers. */
  readonly isKnown: boolean;
  readonly user: User | null;
  readonly showsSubscribe: boolean;
}

export function useHeaderVisitor(): HeaderVisitor {
  const session = useSession();
  const settings = useSiteSettings();
  const subscription = useSubscription();

  const isKnown = session.status !== 'loading';
  const user = session.status === 'ready' ? session.value : null;
  const isWaiting = !isKnown || settings.status === 'loading' || (user !== null && subscription.status === 'loading');

  return {
    isKnown,
    user,
    showsSubscribe:
      !isWaiting &&
      showsSubscribeLink({
        subscriptionRequired: isSubscriptionRequired(settings),
        isSignedIn: user !== null,
        isAdmin: user?.isAdmin ?? false,
        hasActiveSubscription: subscription.status === 'ready' && subscription.value.hasActiveSubscription,
      }),
  };
}
