import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
  twoStepState,
} from '@fitted/contract/account/security';
import type { Serve } from '../../../http/bind.ts';
import type { AccountDeps } from '../service.ts';
import { beginTwoStep, getTwoStepState, replaceCodes, turnTwoStepOff, turnTwoStepOn } from './service.ts';

export function serveTwoStep(serve: Serve, deps: AccountDeps): void {
  serve(twoStepState, ({ user }) => getTwoStepState(user, deps));

  serve(startTwoStep, ({ user, body }) => beginTwoStep(user, body.currentPassword, deps));

  serve(confirmTwoStep, async ({ user, body, request }) => ({
    recoveryCodes: await turnTwoStepOn(user, body.code, { address: request.ip }, deps),
  }));

  serve(stopTwoStep, async ({ user, body, request }) => {
    await turnTwoStepOff(user, body, { address: request.ip }, deps);
    return { message: 'Two-step verification is off' };
  });

  serve(renewRecoveryCodes, async ({ user, body, request }) => ({
    recoveryCodes: await replaceCodes(user, body, { address: request.ip }, deps),
  }));
}
