import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { endSession } from '../../../lib/session/session.ts';
import { buildPlan } from '../../../testing/build-billing.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { AuthPage } from './auth-page.tsx';

const nobody = { status: 401, json: { code: 'not_signed_in', message: 'Please sign in to continue.' } };
const basics = { 'GET /api/user': nobody, 'GET /api/site-settings': { json: { subscriptionRequired: true } } };

beforeEach(() => endSession());

const show = async (entry: Parameters<typeof renderAt>[0] = '/auth') => {
  await renderAt(
    entry,
    <>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/" element="The home page" />
        <Route path="/dashboard" element="The dashboard" />
        <Route path="/mood-tracker" element="The mood tracker" />
      </Routes>
      <LastingToaster />
    </>,
  );
  await screen.findByLabelText('Password');
};

// Some forms are loaded on demand.
const submit = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.find((button) => button.getAttribute('type') === 'submit') as HTMLElement);
};
const isSaid = (words: string) => screen.findAllByText(words);

async function logIn() {
  await userEvent.type(screen.getByLabelText('Email or username'), 'maya');
  await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-1');
  await submit('Log in');
}

test('an empty sign-in names both fields and leads to the first; a word takes the complaint about its field away', async () => {
  serve(basics);
  await show();
  await submit('Log in');
  await isSaid('Email or username is required');
  await isSaid('Password is required');
  const first = screen.getByLabelText('Email or username');
  expect(document.activeElement).toBe(first);
  await userEvent.type(first, 's');
  expect(screen.queryByText('Email or username is required')).toBeNull();
  await isSaid('Password is required');
});

test('a good sign-in greets and leads to where one wanted to go', async () => {
  serve({ ...basics, 'POST /api/login': { json: buildUser() } });
  await show({ pathname: '/auth', state: { from: '/mood-tracker' } });
  await logIn();
  await isSaid('The mood tracker');
  await isSaid('Login Successful');
  await isSaid('Welcome back, Maya');
});

test('who pressed a link to the plans sees them with their prices before signing in', async () => {
  serve({ ...basics, 'GET /api/plans': { json: [buildPlan({ displayName: 'Basic', monthlyPrice: 1000 })] } });
  await show({ pathname: '/auth', state: { from: '/subscription' } });
  const plans = await screen.findByRole('region', { name: 'The plans' });
  expect(plans.textContent).toContain('Basic');
  expect(plans.textContent).toContain('£10.00');
});

test('a wrong password says so in a toast and in the form', async () => {
  const json = { code: 'invalid_credentials', message: 'Invalid email/username or password.' };
  serve({ ...basics, 'POST /api/login': { status: 401, json } });
  await show();
  await logIn();
  await isSaid('Login failed');
  expect((await isSaid('Invalid email/username or password.')).length).toBeGreaterThan(1);
});

test('with two-step verification the code is asked for, and sent with the rest', async () => {
  let codes = 0;
  const asked = serve({
    ...basics,
    'POST /api/login': () => {
      codes += 1;
      return codes === 1
        ? {
            status: 401,
            json: { code: 'second_factor_required', message: 'Enter the code from your authenticator app.' },
          }
        : { json: buildUser() };
    },
  });
  await show();
  await logIn();
  const code = await screen.findByLabelText('Verification code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await userEvent.type(code, '123456');
  await submit('Log in');
  await isSaid('The dashboard');
  expect(await asked.at(-1)?.json()).toEqual({ email: 'maya', password: 'Correct-horse-1', code: '123456' });
});

test('someone who is signed in is led to the dashboard', async () => {
  serve({ ...basics, 'POST /api/login': { json: buildUser() } });
  await show();
  await logIn();
  await isSaid('The dashboard');
});

test('forgotten: a wrong address is named, a right one gets the general answer', async () => {
  const message = 'If your email is registered, you will receive a password reset link shortly.';
  serve({ ...basics, 'POST /api/reset-password': { json: { message } } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await submit('Reset Password');
  await isSaid('Please enter a valid email address');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@sample.example');
  await submit('Reset Password');
  await isSaid('Password Reset Email Sent');
  await isSaid(message);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
  await screen.findByLabelText('Password');
});

test('forgotten: when it cannot be done, that is said', async () => {
  serve({ ...basics, 'POST /api/reset-password': { status: 503, json: { code: 'overloaded', message: 'Busy' } } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await userEvent.type(screen.getByLabelText('Email'), 'maya@sample.example');
  await submit('Reset Password');
  await isSaid('Password Reset Failed');
  await isSaid("We couldn't process your request at this time. Please try again later.");
  await screen.findByText(/Request Processing Error/);
});

test('what was typed to register is still there after a look at the other tab', async () => {
  serve(basics);
  await show('/auth?tab=register');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Leeds' } });
  await userEvent.type(screen.getByLabelText('Country'), 'france{Enter}');
  await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
  await screen.findByLabelText('Email or username');
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Leeds');
  expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('France');
});

test('who paid in registering is told so, and led to the home page wherever they came from', async () => {
  const payment = { subscriptionId: 5, stripeCustomerId: 'cus_1', stripeSubscriptionId: 'sub_1', isPaid: true };
  serve({
    ...basics,
    'GET /api/check-username/maya': { json: { exists: false } },
    'GET /api/plans': { json: [buildPlan()] },
    'GET /api/payment-form': { json: { provider: 'sandbox' } },
    'POST /api/create-pre-registration-subscription': { json: { clientSecret: 'pi_1_secret_2', ...payment } },
    'POST /api/register': { json: buildUser() },
  });
  await show({ pathname: '/auth', search: '?tab=register', state: { from: '/mood-tracker' } });
  for (const [label, value] of Object.entries({
    Username: 'maya',
    Email: 'maya@sample.example',
    Password: 'Correct-horse-1',
    'First name': 'Maya',
    'Last name': 'Okafor',
    'Address line 1': '1 Sample Street',
    City: 'Leeds',
  }))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await userEvent.type(screen.getByLabelText('Country'), 'france{Enter}');
  await submit('Continue to Payment');
  await userEvent.click(await screen.findByRole('radio', { name: 'Basic' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  await isSaid('The home page');
  await isSaid('Subscription Activated');
  await isSaid('Your subscription has been successfully activated.');
});
