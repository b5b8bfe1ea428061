import type { User } from '@fitted/contract/account/users';
import type { SubscriptionState, subscriptionStatus } from '@fitted/contract/billing';
import type { PublicSiteSettings, siteSettings } from '@fitted/contract/site';
import { addressOf, call } from '../api/client.ts';
import { createHeaderQuery, type HeaderQueryState, useHeaderQuery } from '../api/header-query.ts';
import { onSessionEnd, useUser } from './session.ts';

const siteSettingsAddress = addressOf<typeof siteSettings>('GET', '/api/site-settings');
const subscriptionAddress = addressOf<typeof subscriptionStatus>('GET', '/api/user/subscription');

const settings = createHeaderQuery<PublicSiteSettings>(() => call(siteSettingsAddress, {}), {
  freshMs: Number.POSITIVE_INFINITY,
});
const subscription = createHeaderQuery<SubscriptionState>(() => call(subscriptionAddress, {}), { freshMs: 60_000 });

onSessionEnd(() => subscription.forget());

export function useSiteSettings(): HeaderQueryState<PublicSiteSettings> {
  return useHeaderQuery(settings);
}

/** After an administrator has changed them. */
export const setSiteSettings = (value: PublicSiteSettings): void => settings.set(value);

/** Loaded for signed-in people only. */
export function useSubscription(): HeaderQueryState<SubscriptionState> {
  return useHeaderQuery(subscription, useUser() !== null);
}

/** After a payment or a cancellation. */
export const refreshSubscription = (): Promise<void> => subscription.refresh();

/** The server's current answer; without one, the account's subscription id, which is set while there is access. */
export function isSubscribed(user: User | null, state: HeaderQueryState<SubscriptionState>): boolean {
  if (!user || user.isAdmin) return user !== null;
  if (state.status === 'ready') return state.value.hasActiveSubscription || state.value.isAdmin;
  return Boolean(user.stripeSubscriptionId);
}

/** Unknown settings count as "subscription required". */
export const isSubscriptionRequired = (state: HeaderQueryState<PublicSiteSettings>): boolean =>
  state.status === 'ready' ? state.value.subscriptionRequired : true;
