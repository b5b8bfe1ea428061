import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill, isSaid, press, refused, showAdmin } from '../../../testing/admin-screen.tsx';
import { buildUser } from '../../../testing/build-user.ts';
import { serve } from '../../../testing/fake-server.ts';
import { UsersTab } from './users-tab.tsx';

const admin = buildUser({ id: 1, username: 'admin', email: 'admin@sample.example', isAdmin: true });
const maya = buildUser();
const robin = buildUser({ id: 8, username: 'robin', email: 'robin@sample.invalid' });
const page = (users = [admin, maya, robin]) =>
  Response.json(users, { headers: { 'x-total-count': '4321', 'x-next-cursor': 'second' } });
const show = () => showAdmin(<UsersTab onUserChanged={() => undefined} />);
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const reports = 'POST /api/admin/send-activity-report';

test('the list is counted, sorted and paged', async () => {
  const asked = serve({ 'GET /api/admin/users': () => page() });
  await show();
  await isSaid('1–3 of 4,321');
  await press('Username');
  await press('Next');
  await isSaid('26–28 of 4,321');
  const last = new URL(asked.at(-1)?.url ?? '').searchParams;
  expect(Object.fromEntries(last)).toMatchObject({ sort: 'username', direction: 'asc', cursor: 'second' });
});

test('pressing Next again before the page is here does not go further', async () => {
  let release: () => void = () => undefined;
  let isSlow = false;
  const asked = serve({
    'GET /api/admin/users': () => (isSlow ? new Promise((resolve) => (release = () => resolve(page()))) : page()),
  });
  await show();
  await isSaid('1–3 of 4,321');
  isSlow = true;
  await press('Next');
  await press('Next');
  expect(screen.queryByText(/ of 4,321$/)).toBeNull();
  release();
  await isSaid('26–28 of 4,321');
  expect(asked).toHaveLength(2);
});

test('a page that has lost its last row gives way to the page before it', async () => {
  let isDeleted = false;
  const asked: Request[] = serve({
    'GET /api/admin/users': () =>
      asked.at(-1)?.url.includes('cursor') ? page(isDeleted ? [] : [robin]) : page([admin, maya]),
    'DELETE /api/admin/users/8': () => {
      isDeleted = true;
      return { json: { message: 'Deleted' } };
    },
  });
  await show();
  await press('Next');
  await press('Delete: robin');
  await press('Delete');
  await isSaid('1–2 of 4,321');
});

test('a list that cannot be read says so in the tab, and can be read again', async () => {
  let tries = 0;
  serve({
    'GET /api/admin/users': () => {
      tries += 1;
      return tries === 1 ? refused() : page();
    },
  });
  await show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The database is full.');
  await press('Try again');
  await isSaid('maya');
});

test('nobody chosen, nothing sent', async () => {
  serve({ 'GET /api/admin/users': () => page() });
  await show();
  await isSaid('maya');
  await press('Send activity report');
  await isSaid('No user selected');
});

test('reports to many end with how many arrived; those who got none stay chosen', async () => {
  const asked: unknown[] = [];
  serve({ 'GET /api/admin/users': () => page() });
  const read = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (init?.method !== 'POST') return read(address, init);
    const { userId } = JSON.parse(String(init.body)) as { userId: number };
    asked.push(userId);
    if (userId === robin.id) return Response.json({ code: 'mail_failed', message: 'No.' }, { status: 502 });
    return Response.json({ message: 'Sent', user: { id: userId, email: 'x@sample.example' } });
  };
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await isSaid('3 users selected');
  await press('Send activity report');
  await isSaid('Not all activity reports were sent');
  await isSaid('Successfully sent 2 reports. Failed to send 1 reports.');
  expect(asked).toEqual([1, 7, 8]);
  await isSaid('1 user selected');
  expect(screen.getByRole('checkbox', { name: 'Select robin' }).getAttribute('aria-checked')).toBe('true');
});

test('sending can be cancelled half-way', async () => {
  let release: () => void = () => undefined;
  const asked = serve({
    'GET /api/admin/users': () => page(),
    [reports]: () =>
      new Promise((resolve) => {
        release = () => resolve({ json: { message: 'Sent', user: { id: 7, email: maya.email } } });
      }),
  });
  await show();
  await choose('maya');
  await choose('robin');
  await press('Send activity report');
  await isSaid('0 of 2 reports sent');
  // A second run would replace the one to be cancelled.
  await press('Send activity report: admin');
  await press('Cancel sending');
  release();
  await isSaid('Sending cancelled');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('one report names its address, or why it was not sent', async () => {
  let isDown = false;
  serve({
    'GET /api/admin/users': () => page(),
    [reports]: () =>
      isDown
        ? refused('The mail could not be delivered to this address.', 502, 'mail_failed')
        : { json: { message: 'Sent', user: { id: 7, email: maya.email } } },
  });
  await show();
  await press('Send activity report: maya');
  await isSaid('Sent to maya@sample.example.');
  isDown = true;
  await press('Send activity report: maya');
  await isSaid('Failed to send activity report');
  await isSaid('The mail could not be delivered to this address.');
});

test('a user is edited, and only what changed is sent', async () => {
  const asked = serve({
    'GET /api/admin/users': () => page(),
    'PUT /api/admin/users/7': { json: { ...maya, company: 'Northgate', isAdmin: true } },
  });
  await show();
  await press('Edit: maya');
  await fill('Company', 'Northgate');
  await userEvent.click(screen.getByRole('switch', { name: 'Administrator access' }));
  await press('Save changes');
  await isSaid('User updated');
  const put = asked.find(({ method }) => method === 'PUT');
  expect(await put?.json()).toEqual({ company: 'Northgate', isAdmin: true, seenUpdatedAt: maya.updatedAt });
});

test('what is missing is named, and a refused change says why', async () => {
  serve({
    'GET /api/admin/users': () => page(),
    'PUT /api/admin/users/7': refused('This email or username is already in use. Please try another.', 409),
  });
  await show();
  await press('Edit: maya');
  for (const label of ['Username', 'Email', 'First name', 'Last name', 'Address line 1', 'City']) await fill(label, '');
  await press('Save changes');
  for (const sentence of [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'First name is required',
    'Last name is required',
    'Address line 1 is required',
    'City is required',
  ])
    await isSaid(sentence);
  await press('Cancel');
  await isSaid('Discard your changes?');
  await press('Discard');
  await press('Edit: maya');
  await fill('Username', 'robin');
  await press('Save changes');
  await isSaid('Failed to update user');
  expect((await isSaid('This email or username is already in use. Please try another.')).length).toBeGreaterThan(1);
});

test('who has cleared their address is made an administrator without one', async () => {
  const moved = buildUser({ ...maya, addressLine1: '', city: '', country: '' });
  const asked = serve({ 'GET /api/admin/users': { json: [moved] }, 'PUT /api/admin/users/7': { json: moved } });
  await show();
  await press('Edit: maya');
  await userEvent.click(await screen.findByRole('switch', { name: 'Administrator access' }));
  await press('Save changes');
  await isSaid('User updated');
  const put = asked.find(({ method }) => method === 'PUT');
  expect(await put?.json()).toEqual({ isAdmin: true, seenUpdatedAt: moved.updatedAt });
});

test('somebody is added and told that a mail is under way', async () => {
  const asked = serve({ 'GET /api/admin/users': () => page(), 'POST /api/admin/users': { json: maya } });
  await show();
  await press('Add User');
  const fields = { Username: 'maya', Email: 'maya@sample.example', 'First name': 'Maya', 'Last name': 'Okafor' };
  const address = { 'Address line 1': '1 Sample Street', City: 'Leeds' };
  for (const [label, text] of Object.entries({ ...fields, ...address })) await fill(label, text);
  await press('Add user');
  await isSaid('Country is required');
  await userEvent.type(screen.getByLabelText('Country'), 'united king{Enter}');
  await press('Add user');
  await isSaid('User added');
  const post = asked.find(({ method }) => method === 'POST');
  expect(await post?.json()).toMatchObject({ username: 'maya', country: 'United Kingdom', isAdmin: false });
});

test('two-step verification is turned off for whoever has it, with the password of the administrator', async () => {
  const off = 'POST /api/admin/users/8/two-step/disable';
  let tries = 0;
  const wrong = 'The current password is not right.';
  const issues = [{ path: 'currentPassword', message: wrong }];
  const asked = serve({
    'GET /api/admin/users': { json: [maya, { ...robin, hasTwoStep: true }] },
    [off]: () => {
      tries += 1;
      return tries === 1
        ? { status: 400, json: { code: 'current_password_wrong', message: wrong, issues } }
        : { json: { message: 'Off' } };
    },
  });
  await show();
  await isSaid('maya');
  expect(screen.queryByRole('button', { name: 'Turn off two-step verification: maya' })).toBeNull();
  await press('Turn off two-step verification: robin');
  await press('Turn off');
  await isSaid('Password is required');
  await fill('Your own password', 'Admin-password-1');
  await press('Turn off');
  expect((await screen.findByLabelText('Your own password')).getAttribute('aria-invalid')).toBe('true');
  await press('Turn off');
  await isSaid('Two-step verification is off');
  expect(await asked.findLast(({ method }) => method === 'POST')?.json()).toEqual({
    currentPassword: 'Admin-password-1',
  });
});

test('deleting asks first; the account named admin cannot be deleted', async () => {
  let isProtected = true;
  const asked = serve({
    'GET /api/admin/users': () => page(),
    'DELETE /api/admin/users/7': () =>
      isProtected ? refused('This user cannot be deleted.', 403) : { json: { message: 'Deleted' } },
  });
  await show();
  await isSaid('maya');
  expect(screen.queryByRole('button', { name: 'Delete: admin' })).toBeNull();
  await press('Delete: maya');
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog.textContent).toContain(
    'This action cannot be undone. This will permanently delete the user and all of their data.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(0);

  await press('Delete: maya');
  await press('Delete');
  await isSaid('Failed to delete user');
  await isSaid('This user cannot be deleted.');
  isProtected = false;
  await press('Delete: maya');
  await press('Delete');
  await isSaid('User deleted');
});
