import { forgotPassword, login, register, updatePassword } from '@fitted/contract/account/auth';
import { confirmTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from '@fitted/contract/account/security';
import { deleteUser, updateProfile } from '@fitted/contract/account/users';
import * as billing from '@fitted/contract/billing';
import { errorCatalogue } from '@fitted/contract/errors';
import { codeOf, sentences } from '@fitted/contract/errors/sentences';
import { expect, test } from 'vitest';
import english from './en/sentences.json';

const calls = [
  login,
  register,
  forgotPassword,
  updatePassword,
  updateProfile,
  deleteUser,
  startTwoStep,
  confirmTwoStep,
  stopTwoStep,
  renewRecoveryCodes,
  billing.createSubscription,
  billing.createPreRegistrationSubscription,
  billing.confirmSandboxPayment,
  billing.cancelSubscription,
  billing.switchPlan,
];

test('every refusal that a call of the accounts names can be said in every language', () => {
  const refusals = calls.flatMap(({ errors }) => errors.map((code) => errorCatalogue[code].message));
  expect(refusals.filter((sentence) => codeOf(sentence) === undefined)).toEqual([]);
});

test('in English each sentence is the contract’s own', () => {
  expect(english.said).toEqual(sentences);
});
