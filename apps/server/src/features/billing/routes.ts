import * as contract from '@fitted/contract/billing';
import type { Serve } from '../../http/bind.ts';
import { startCheckout, startPreRegistration } from './checkout/checkout.ts';
import { createOrderCookie } from './checkout/order-cookie.ts';
import { confirmPayment } from './checkout/sandbox.ts';
import type { BillingDeps } from './deps.ts';
import { readBilling, syncBilling } from './overview.ts';
import { presentOffer } from './present.ts';
import { hasActiveSubscription } from './public.ts';
import { findReceipt } from './receipts/receipts.ts';
import { createBillingRepository } from './repository.ts';
import { cancelSubscription, resumeSubscription, startCardChange, switchPlan } from './subscription/changes.ts';

export function serveBilling(serve: Serve, deps: BillingDeps): void {
  const { db, payments, now } = deps;
  const order = createOrderCookie(deps.appUrl);

  serve(contract.listPlans, async () => {
    const plans = await createBillingRepository(db).listActivePlans();
    return plans.map((plan) => presentOffer(plan, deps.modelCallsADay));
  });
  serve(contract.paymentForm, async () => payments.form);

  serve(contract.subscriptionStatus, async ({ user }) => ({
    hasActiveSubscription: await hasActiveSubscription(db, user, now()),
    isAdmin: user.isAdmin,
  }));

  serve(contract.createSubscription, ({ body, user }) => startCheckout(body, user, deps));
  serve(contract.createPreRegistrationSubscription, async ({ body, request, reply }) => {
    const { payment, orderKey } = await startPreRegistration(body, order.read(request), deps);
    order.keep(orderKey, reply);
    return payment;
  });
  serve(contract.confirmSandboxPayment, async ({ body }) => ({ status: await confirmPayment(body, deps) }));

  serve(contract.billing, ({ user }) => readBilling(user, deps));
  serve(contract.syncBilling, ({ user }) => syncBilling(user, deps));
  serve(contract.cancelSubscription, ({ user }) => cancelSubscription(user, deps));
  serve(contract.resumeSubscription, ({ user }) => resumeSubscription(user, deps));
  serve(contract.switchPlan, ({ user, body }) => switchPlan(user, body, deps));
  serve(contract.startCardChange, ({ user }) => startCardChange(user, deps));

  serve(contract.paymentReceipt, async ({ user, params, reply }) => {
    const receipt = await findReceipt(params.id, user, deps);
    if ('url' in receipt) return reply.redirect(receipt.url, 303);
    return reply.type('text/html; charset=utf-8').send(receipt.html);
  });
}
