import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const show = (address: string) =>
  renderAt(
    address,
    <>
      <Routes>
        <Route path="/auth" element="The sign-in page" />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
      </Routes>
      <LastingToaster />
    </>,
  );
const isSaid = (words: string) => screen.findAllByText(words);
const good = '/reset-password?token=abc&email=maya%40sample.example';

async function choose(password: string, again = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
}

test.each(['/reset-password', '/reset-password?token=abc', '/reset-password?email=maya%40sample.example'])(
  'without token or address (%s) one is told and led to the sign-in page',
  async (address) => {
    serve({});
    await show(address);
    await isSaid('The sign-in page');
    await isSaid('Invalid Reset Link');
  },
);

test('the new password must be long enough and typed twice', async () => {
  serve({});
  await show(good);
  await choose('short');
  expect((await isSaid('Password must be at least 8 characters')).length).toBe(2);
  await userEvent.clear(screen.getByLabelText('New password'));
  await choose('Another-horse-2', 'more');
  await isSaid('Passwords do not match');
});

test('success leads to the sign-in page', async () => {
  const nobody = { status: 401, json: { code: 'not_signed_in', message: 'x' } };
  const asked = serve({
    'POST /api/update-password': { json: { message: 'Password updated' } },
    'GET /api/user': nobody,
  });
  await show(good);
  await choose('Another-horse-2');
  await isSaid('The sign-in page');
  await isSaid('Password Updated');
  expect(new URL(asked[0]?.url ?? '').searchParams.get('email')).toBe('maya@sample.example');
});

test('a link that no longer works is told with the server’s words', async () => {
  const message = 'Failed to update password. The token may have expired.';
  serve({ 'POST /api/update-password': { status: 400, json: { code: 'reset_token_invalid', message } } });
  await show(good);
  await choose('Another-horse-2');
  await isSaid('Password Update Failed');
  await isSaid(message);
});

test.each(['<html><head><title>502 Bad Gateway</title></head></html>', '{}'])(
  'what is not the server’s words (%s) is not shown',
  async (body) => {
    serve({ 'POST /api/update-password': new Response(body, { status: 502 }) });
    await show(good);
    await choose('Another-horse-2');
    await isSaid('Failed to update password. The token may have expired.');
    expect(screen.queryByText(body)).toBeNull();
  },
);

test('an address that is none is missing information', async () => {
  serve({});
  await show('/reset-password?token=abc&email=nonsense');
  await choose('Another-horse-2');
  await isSaid('Missing Information');
});
