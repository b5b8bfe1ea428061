import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { RegisterForm } from './register-form.tsx';

const filled = {
  username: 'maya',
  email: 'maya@sample.example',
  firstName: 'Maya',
  lastName: 'Okafor',
  password: 'Correct-horse-1',
  addressLine1: '1 Sample Street',
  addressLine2: null,
  city: 'Leeds',
  postCode: null,
  region: null,
  country: 'United Kingdom',
  jobTitle: null,
  company: null,
};
const free = { 'GET /api/check-username/maya': { json: { exists: false } } };

const show = async (props: Partial<Parameters<typeof RegisterForm>[0]> = {}) => {
  await renderAt(
    '/auth',
    <>
      <RegisterForm isSubscriptionRequired={false} initial={filled} {...props} />
      <LastingToaster />
    </>,
  );
  await screen.findByLabelText('Password');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isSaid = (words: string) => screen.findAllByText(words);

test('the password is masked until it is shown, takes pasting, and says to password managers that it is new', async () => {
  serve({});
  await show({ initial: undefined });
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
  await userEvent.click(field);
  await userEvent.paste('Correct-horse-1');
  expect(field.value).toBe('Correct-horse-1');
  await press('Show password');
  expect(field.type).toBe('text');
  await press('Hide password');
  expect(field.type).toBe('password');
});

test('what is optional is behind one line, and nothing promises steps that do not come', async () => {
  serve({});
  await show({ initial: undefined });
  expect(screen.getByLabelText(/^Post code/).closest('details')?.open).toBe(false);
  expect(screen.queryByText('1/3')).toBeNull();
});

test('an empty form names every field in its own words', async () => {
  serve({});
  await show({ initial: undefined });
  await press('Register');
  for (const sentence of [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'First name is required',
    'Last name is required',
    'Address line 1 is required',
    'City is required',
    'Country is required',
  ])
    await isSaid(sentence);
});

test.each([
  ['no-upper-case-1', 'Password must contain at least one uppercase letter'],
  ['NO-LOWER-CASE-1', 'Password must contain at least one lowercase letter'],
  ['No-number-here', 'Password must contain at least one number'],
])('the password %s', async (password, sentence) => {
  serve({});
  await show({ initial: { ...filled, password } });
  await press('Register');
  await isSaid(sentence);
});

test('without payment the account is created at once, never as an administrator', async () => {
  const asked = serve({ ...free, 'POST /api/register': { json: buildUser() } });
  await show();
  await press('Register');
  await isSaid('Registration Successful');
  expect(await asked.at(-1)?.json()).toEqual({
    ...filled,
    language: 'en',
    isAdmin: false,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
  });
});

test('a taken username is named before anything is created', async () => {
  const asked = serve({ 'GET /api/check-username/maya': { json: { exists: true } } });
  await show();
  await press('Register');
  await isSaid('Registration Failed');
  await isSaid('This username already exists. Please choose another username.');
  expect(asked).toHaveLength(1);
});

test('what was said about a taken name does not follow to the next step', async () => {
  serve({
    'GET /api/check-username/maya': { json: { exists: true } },
    'GET /api/check-username/maya2': { json: { exists: false } },
  });
  const onContinueToPayment = vi.fn();
  await show({ isSubscriptionRequired: true, onContinueToPayment });
  await press('Continue to Payment');
  await isSaid('Registration Failed');
  await userEvent.type(screen.getByLabelText('Username'), '2');
  await press('Continue to Payment');
  await waitFor(() => expect(onContinueToPayment).toHaveBeenCalledOnce());
  expect(screen.queryByText('Registration Failed')).toBeNull();
});

test('a check that fails is told as an error of the registration', async () => {
  serve({ 'GET /api/check-username/maya': { status: 503, json: { message: 'Error: database' } } });
  await show();
  await press('Register');
  await isSaid('Registration Error');
  await isSaid('There was an error during the registration process. Please try again.');
});

test.each([
  [
    409,
    { message: 'duplicate key value violates unique constraint' },
    'This email or username is already in use. Please try another.',
  ],
  [
    400,
    { code: 'weak_password', message: 'Please choose a stronger password that meets our security requirements.' },
    'Please choose a stronger password that meets our security requirements.',
  ],
  [
    500,
    { message: 'Error: at Object.<anonymous>' },
    'An unexpected error occurred. Please try again or contact support.',
  ],
])('a refusal of the server (%i) reads like a sentence', async (status, json, sentence) => {
  serve({ ...free, 'POST /api/register': { status, json } });
  await show();
  await press('Register');
  await isSaid('Registration failed');
  await isSaid(sentence);
});

test('with payment the checked form goes on to the next step and nothing is created', async () => {
  const asked = serve(free);
  const onContinueToPayment = vi.fn();
  await show({ isSubscriptionRequired: true, onContinueToPayment });
  await isSaid('A subscription (£10/month) is required to use our premium features');
  await press('Continue to Payment');
  await waitFor(() => expect(onContinueToPayment).toHaveBeenCalledWith(filled));
  expect(asked).toHaveLength(1);
});

test.each([
  ['en', ['given-name', 'family-name']],
  ['ja', ['family-name', 'given-name']],
  ['zh', ['family-name', 'given-name']],
] as const)('names are asked for in the order of %s', async (language, order) => {
  await renderAt('/auth', <RegisterForm isSubscriptionRequired={false} initial={filled} />, language);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[autocomplete$="-name"]')];
  expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(order);
});
