import type { User } from '@fitted/contract/account/users';
import { useSession } from '../../lib/session/session.ts';
import {
  isSubscribed,
  isSubscriptionRequired,
  useSiteSettings,
  useSubscription,
} from '../../lib/session/subscription.ts';

export interface HeaderVisitor {
  /** Nothing about the visitor is shown before the session is known, to avoid flicker. */
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
    showsSubscribe: !isWaiting && isSubscriptionRequired(settings) && !isSubscribed(user, subscription),
  };
}
