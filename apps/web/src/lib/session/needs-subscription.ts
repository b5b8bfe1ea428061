import { useUser } from './session.ts';
import { isSubscribed, isSubscriptionRequired, useSiteSettings, useSubscription } from './subscription.ts';

/**
 * Whether the chat is closed to this person. False until all is loaded: a warning that comes and goes is worse than
 * none.
 */
export function useNeedsSubscription(): boolean {
  const user = useUser();
  const settings = useSiteSettings();
  const subscription = useSubscription();
  if (settings.status === 'loading' || !isSubscriptionRequired(settings)) return false;
  if (user && subscription.status === 'loading') return false;
  return !isSubscribed(user, subscription);
}
