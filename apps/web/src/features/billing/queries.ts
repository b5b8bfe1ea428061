import {
  type Billing,
  billing,
  cancelSubscription,
  confirmSandboxPayment,
  createPreRegistrationSubscription,
  createSubscription,
  listPlans,
  type Plan,
  type PlanChoice,
  paymentForm,
  resumeSubscription,
  type SubscriptionPayment,
  startCardChange,
  switchPlan,
  syncBilling,
} from '@fitted/contract/billing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { refreshSubscription } from '../../lib/session/subscription.ts';

const keys = { plans: ['plans'], paymentForm: ['payment-form'], billing: ['billing'] } as const;

export function usePlans() {
  return useQuery({ queryKey: keys.plans, queryFn: ({ signal }) => readPlans(signal) });
}

async function readPlans(signal: AbortSignal): Promise<Plan[]> {
  try {
    return await call(listPlans, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [];
    throw error;
  }
}

export function usePaymentForm() {
  return useQuery({ queryKey: keys.paymentForm, queryFn: ({ signal }) => call(paymentForm, {}, { signal }) });
}

/** Reloaded whenever it is shown, because renewals and failed payments happen without this page. */
export function useBilling() {
  return useQuery({
    queryKey: keys.billing,
    queryFn: ({ signal }) => call(billing, {}, { signal }),
    staleTime: 0,
  });
}

export const beginSubscription = (choice: PlanChoice): Promise<SubscriptionPayment> =>
  call(createSubscription, { body: choice });

export interface Newcomer {
  readonly username: string;
  readonly email: string;
}

export const beginNewcomerSubscription = (
  { username, email }: Newcomer,
  choice: PlanChoice,
): Promise<SubscriptionPayment> => call(createPreRegistrationSubscription, { body: { ...choice, username, email } });

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
}

export async function payInSandbox(
  clientSecret: string,
  card: TestCard,
  confirmed: boolean,
): Promise<'succeeded' | 'requires_action'> {
  const { status } = await call(confirmSandboxPayment, { body: { clientSecret, ...card, confirmed } });
  return status;
}

/** Every change returns the whole new state; whether the person counts as subscribed may have changed too. */
function useBillingChange<Input>(change: (input: Input) => Promise<Billing>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (state) => {
      client.setQueryData(keys.billing, state);
      await refreshSubscription();
    },
  });
}

export const useSyncBilling = () => useBillingChange((_: undefined) => call(syncBilling, {}));
export const useCancelSubscription = () => useBillingChange((_: undefined) => call(cancelSubscription, {}));
export const useResumeSubscription = () => useBillingChange((_: undefined) => call(resumeSubscription, {}));
export const useSwitchPlan = () => useBillingChange((body: Omit<PlanChoice, 'trial'>) => call(switchPlan, { body }));

/** A secret for one card change. Requested by the dialog that uses it, and not cached afterwards. */
export function useCardChange() {
  return useQuery({
    queryKey: ['card-change'],
    queryFn: () => call(startCardChange, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
