import { deleteUser } from '@fitted/contract/account/users';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../lib/api/client.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { WithQueries } from '../with-queries.tsx';

const refused = { status: 403, json: { code: 'proof_required', message: 'Please confirm that it is you.' } };
const wrong = { status: 400, json: { code: 'current_password_wrong', message: 'The current password is not right.' } };
const done = { json: { message: 'Done' } };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The page's action, and its outcome. */
async function eraseData(): Promise<string> {
  return call(deleteUser, { params: { id: 1 }, query: { deleteDataOnly: 'true' } }).then(
    ({ message }) => message,
    ({ code }) => code,
  );
}

let isProven = false;
let hasTwoStep = false;
function site(): Request[] {
  const asked: Request[] = serve({
    'DELETE /api/user/1': () => (isProven ? done : refused),
    'GET /api/user/two-step': () => ({ json: { isOn: hasTwoStep, recoveryCodesLeft: 0 } }),
    'POST /api/user/proof': async () => {
      const proof: { currentPassword?: string; code?: string } = await asked.at(-1)?.clone().json();
      const { currentPassword, code } = proof;
      isProven = currentPassword === 'Correct-horse-1' || code === '123456';
      return isProven ? done : wrong;
    },
  });
  return asked;
}

beforeEach(async () => {
  [isProven, hasTwoStep] = [false, false];
  await renderAt('/profile-settings', <WithQueries>page</WithQueries>);
});

test('a grave deed asks for the password over the page, says when it is wrong, and then goes on by itself', async () => {
  const asked = site();
  const erased = eraseData();
  await userEvent.type(await screen.findByLabelText('Password'), 'not this');
  await press('Confirm');
  await screen.findByText('The current password is not right.');
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-1{Enter}');
  expect(await erased).toBe('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('whoever cancels has done nothing, and is asked again the next time', async () => {
  const asked = site();
  for (let time = 0; time < 2; time += 1) {
    const erased = eraseData();
    await press('Cancel');
    expect(await erased).toBe('proof_required');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('with the second step on, a code will do; two calls at once ask once', async () => {
  hasTwoStep = true;
  site();
  const both = [eraseData(), eraseData()];
  await press('Use a code from your app instead');
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Confirm');
  expect(await Promise.all(both)).toEqual(['Done', 'Done']);
});
