import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../i18n/texts.ts';
import { moodKey } from '../../lib/browser/mood-key.ts';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { DeleteCard } from './delete-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { SecurityEventsCard } from './security-events-card.tsx';
import { TwoStepProof } from './two-step-proof.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

const show = (ui: ReactNode) =>
  renderAt(
    '/profile-settings',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {ui}
      <LastingToaster />
    </QueryClientProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isSaid = (words: string) => screen.findAllByText(words);
const user = buildUser();

/** Labels of optional fields say so at the end, so match only the beginning. */
async function retype(label: string, text: string) {
  const input = await screen.findByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
}

test.each([
  {
    name: 'when they are made with the second step',
    dialog: TwoStepSetup,
    steps: async () => {
      await userEvent.type(await screen.findByLabelText('Current password'), 'Correct-horse-1');
      await press('Continue');
      await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
      await press('Turn on');
    },
  },
  {
    name: 'when they are renewed',
    dialog: (props: { onClose: () => void }) => <TwoStepProof act="renew" {...props} />,
    steps: async () => press('New recovery codes'),
  },
])('recovery codes stay until they are kept, $name', async ({ dialog: CodesDialog, steps }) => {
  const recoveryCodes = ['abcd-efgh'];
  serve({
    'POST /api/user/two-step/setup': {
      json: {
        secret: 'ABCD',
        otpauthUrl: 'otpauth://totp/x?secret=ABCD',
        qrCode: { size: 9, path: 'M4 4h1v1h-1z' },
      },
    },
    'POST /api/user/two-step/confirm': { json: { recoveryCodes } },
    'POST /api/user/two-step/recovery-codes': { json: { recoveryCodes } },
  });
  const onClose = vi.fn();
  await show(<CodesDialog onClose={onClose} />);
  await steps();
  await screen.findByText('abcd-efgh');
  await userEvent.keyboard('{Escape}');
  await press('Back to the codes');
  expect(onClose).not.toHaveBeenCalled();
  await press('I have kept them');
  expect(onClose).toHaveBeenCalledOnce();
});

test('recovery codes that cannot be copied on plain http say so', async () => {
  await show(<RecoveryCodes codes={['abcd-efgh']} onClose={() => undefined} />);
  // This page has no clipboard either; userEvent would provide one.
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await isSaid('Not copied');
});

test('the profile names what is missing', async () => {
  serve({});
  await show(<ProfileForm user={user} />);
  await retype('Username', 'ab');
  await retype('Email', '');
  await retype('First name', 'M');
  await retype('Last name', '');
  await press('Save Changes');
  for (const sentence of [
    'Username must be at least 3 characters',
    'Email is required',
    'First name is required',
    'Last name is required',
  ])
    await isSaid(sentence);
});

test('the profile names what is too long, in every language', async () => {
  serve({});
  await show(<ProfileForm user={buildUser({ city: 'x'.repeat(101) })} />);
  await press('Save Changes');
  await isSaid('Please use at most 100 characters');
  await act(() => chooseLanguage('de'));
  await isSaid('Bitte verwende höchstens 100 Zeichen');
  await act(() => chooseLanguage('en'));
});

test('a new address asks for the password, and a wrong one is shown where it was typed', async () => {
  const json = { code: 'current_password_wrong', message: 'The current password is not right.' };
  const asked = serve({ 'PATCH /api/user/7': { status: 400, json } });
  await show(<ProfileForm user={user} />);
  await retype('Email', '');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await retype('Email', 'new@sample.example');
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong');
  await press('Save Changes');
  await isSaid('Update Failed');
  await isSaid('The current password is not right.');
  expect(await asked[0]?.json()).toMatchObject({ email: 'new@sample.example', currentPassword: 'wrong' });
});

test('a saved profile says so; what was changed elsewhere meanwhile is not written back, and shows', async () => {
  const saved = buildUser({ company: 'Northgate', jobTitle: 'Baker' });
  const asked = serve({ 'PATCH /api/user/7': { json: saved } });
  await show(<ProfileForm user={user} />);
  await retype('Company', 'Northgate');
  await press('Save Changes');
  await isSaid('Profile Updated');
  expect(await asked[0]?.json()).toEqual({ company: 'Northgate' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe('Baker');
  await retype('Company', '');
  await press('Save Changes');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(await asked[1]?.json()).toEqual({ company: null });
});

test('a password that only the server knows to be needed can be given', async () => {
  const json = { code: 'current_password_wrong', message: 'The current password is not right.' };
  serve({ 'PATCH /api/user/7': { status: 400, json } });
  await show(<ProfileForm user={user} />);
  await retype('Company', 'Northgate');
  await press('Save Changes');
  await screen.findByLabelText('Current password');
});

test('a link does not take away what was typed into the profile unasked', async () => {
  serve({});
  await show(
    <>
      <ProfileForm user={user} />
      <a href="/dashboard">Dashboard</a>
    </>,
  );
  await retype('Company', 'Northgate');
  await userEvent.click(screen.getByText('Dashboard'));
  await isSaid('Leave this page?');
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>(/^Company/).value).toBe('Northgate');
});

test('the passwords must be long enough and equal', async () => {
  serve({});
  await show(<PasswordForm />);
  await press('Update Password');
  expect((await isSaid('Password must be at least 8 characters')).length).toBe(3);
  await userEvent.type(screen.getByLabelText('Current password'), 'Correct-horse-1');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-horse-2');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Another-horse-3');
  await press('Update Password');
  await isSaid("Passwords don't match");
});

test('a wrong current password is told in its sentence', async () => {
  const message = 'Failed to update password. Please check your current password.';
  serve({ 'POST /api/update-password': { status: 400, json: { code: 'wrong_password', message } } });
  await show(<PasswordForm />);
  await userEvent.type(screen.getByLabelText('Current password'), 'Not-the-password-1');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-horse-2');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Another-horse-2');
  await press('Update Password');
  await isSaid('Password Update Failed');
  await isSaid(message);
});

test('nothing is deleted until the phrase is typed exactly, and the two modes have their own', async () => {
  const asked = serve({ 'DELETE /api/user/7': { json: { message: 'Your account has been deleted' } } });
  const onAccountDeleted = vi.fn();
  window.localStorage.setItem(moodKey(7), '[]');
  await show(<DeleteCard user={user} onAccountDeleted={onAccountDeleted} />);
  await press('Delete my data');
  await userEvent.type(screen.getByLabelText('Type DELETE DATA to confirm'), 'delete data');
  await press('Delete data');
  await isSaid('Confirmation Failed');
  await isSaid('Please type the confirmation phrase exactly as shown.');
  expect(asked).toHaveLength(0);

  await userEvent.click(screen.getByRole('radio', { name: /Whole account/ }));
  await userEvent.type(screen.getByLabelText('Type DELETE ACCOUNT to confirm'), 'DELETE ACCOUNT');
  await press('Delete account');
  await isSaid('Account Deleted');
  expect(onAccountDeleted).toHaveBeenCalledOnce();
  expect(window.localStorage.getItem(moodKey(7))).toBeNull();
  expect(new URL(asked[0]?.url ?? '').search).toBe('?deleteDataOnly=false');
});

test('the question begins at the phrase, goes back to it when it is wrong, and Escape closes it at once', async () => {
  serve({});
  await show(<DeleteCard user={user} onAccountDeleted={() => undefined} />);
  await press('Delete my account');
  const phrase = await screen.findByLabelText('Type DELETE ACCOUNT to confirm');
  expect(document.activeElement).toBe(phrase);
  screen.getByRole('button', { name: 'Delete account' }).focus();
  await userEvent.keyboard('{Enter}');
  await isSaid('Confirmation Failed');
  expect(document.activeElement).toBe(phrase);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await isSaid('Confirmation Failed');
});

test('a refused deletion says why', async () => {
  const json = { code: 'protected_user', message: 'This user cannot be deleted.' };
  serve({ 'DELETE /api/user/7': { status: 403, json } });
  await show(<DeleteCard user={user} onAccountDeleted={() => undefined} />);
  await press('Delete my account');
  await userEvent.type(screen.getByLabelText('Type DELETE ACCOUNT to confirm'), 'DELETE ACCOUNT');
  await press('Delete account');
  await isSaid('Deletion Failed');
  await isSaid('This user cannot be deleted.');
});

test('security events: an error offers another try, an empty list says so', async () => {
  let tries = 0;
  serve({
    'GET /api/user/security-events': () => {
      tries += 1;
      return tries === 1
        ? { status: 503, json: { code: 'overloaded', message: 'Busy' } }
        : { json: { events: [], nextCursor: null } };
    },
  });
  await show(<SecurityEventsCard />);
  await isSaid('This could not be loaded');
  await press('Try again');
  await isSaid('Nothing yet.');
});

test('reminders are switched off at once', async () => {
  const asked = serve({ 'PATCH /api/user/7': { json: buildUser({ followUpReminders: false }) } });
  await show(<RemindersCard user={user} />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Follow-up reminders' }));
  await isSaid('Reminders are off');
  expect(await asked[0]?.json()).toEqual({ followUpReminders: false });
});
