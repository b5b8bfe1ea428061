import type { Application } from '@fitted/contract/applications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signOut } from '../../lib/session/session.ts';
import { buildApplication } from '../../testing/build-application.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { Board } from './board.tsx';

/** A server that stores applications in a list, as far as the board can tell. */
function serveBoard(applications: Application[], refuse?: { status: number; json: unknown }) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    if (method === 'GET') {
      const listed = applications.filter(({ status }) => status === url.searchParams.get('status'));
      return Response.json({ applications: listed, total: listed.length, nextCursor: null });
    }
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method, path: url.pathname, body });
    if (refuse) return Response.json(refuse.json, { status: refuse.status });
    const card = buildApplication({ ...applications[0], ...body, version: 2 });
    applications.splice(0, 1, ...(method === 'DELETE' ? [] : [card]));
    return Response.json(card);
  });
  return sent;
}

const buildClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const show = (client = buildClient()) =>
  renderAt(
    '/dashboard',
    <QueryClientProvider client={client}>
      <Board now={new Date(2026, 2, 30)} />
      <LastingToaster />
    </QueryClientProvider>,
  );
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const handle = () => screen.findByRole('button', { name: 'Move Ward Nurse at Northgate' });

test('six columns, and what each says when it is empty', async () => {
  serveBoard([]);
  await show();
  await screen.findByText('Note where you have applied.');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['Saved', 'Applied', 'Interview', 'Offer', 'Rejected', 'Withdrawn'].map((name) => `${name}0`),
  );
});

test('a card moves by keyboard alone, tells so, and keeps the focus', async () => {
  const sent = serveBoard([buildApplication()]);
  await show();
  (await handle()).focus();
  await userEvent.keyboard(' ');
  await screen.findByText(/picked up\. Applied, column 2 of 6/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await screen.findByText(/^Offer, column 4 of 6/);
  await userEvent.keyboard(' ');
  await screen.findByText('Ward Nurse at Northgate moved to Offer.');
  const moved = await within(column('Offer')).findByRole('button', { name: 'Move Ward Nurse at Northgate' });
  await waitFor(() => expect(document.activeElement).toBe(moved));
  expect(sent).toEqual([{ method: 'PATCH', path: '/api/applications/1', body: { version: 1, status: 'offer' } }]);
});

test('escape leaves the card where it was', async () => {
  const sent = serveBoard([buildApplication()]);
  await show();
  (await handle()).focus();
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  await screen.findByText('Move cancelled. Ward Nurse at Northgate stays in Applied.');
  expect(sent).toEqual([]);
});

test('the menu moves, too', async () => {
  serveBoard([buildApplication()]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward Nurse at Northgate' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
  await within(column('Rejected')).findByText('Ward Nurse');
  expect(within(column('Applied')).queryByText('Ward Nurse')).toBeNull();
});

test('what was changed elsewhere is told, and the card shows its true place', async () => {
  const json = { code: 'changed_meanwhile', message: 'This was changed elsewhere in the meantime.' };
  serveBoard([buildApplication()], { status: 409, json });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward Nurse at Northgate' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  expect((await screen.findAllByText('Changed elsewhere')).length).toBeGreaterThan(0);
  await within(column('Applied')).findByText('Ward Nurse');
  expect(within(column('Offer')).queryByText('Ward Nurse')).toBeNull();
});

test('a column that was still being read when a card moved is read after all', async () => {
  serveBoard([buildApplication(), buildApplication({ id: 2, status: 'offer', jobTitle: 'Matron' })]);
  const answerNow = globalThis.fetch;
  let isSlow = true;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    isSlow && address.includes('status=offer') ? new Promise(() => undefined) : answerNow(address, init),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward Nurse at Northgate' }));
  isSlow = false;
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
  await within(column('Offer')).findByText('Matron');
});

test('an application that was noted elsewhere is on the board when one comes back to it', async () => {
  const applications = [buildApplication()];
  serveBoard(applications);
  const client = buildClient();
  const { unmount } = await show(client);
  await screen.findByText('Ward Nurse');
  unmount();
  applications.push(buildApplication({ id: 2, jobTitle: 'Matron' }));
  await show(client);
  await screen.findByText('Matron');
});

test('a deletion can be undone, and is sent when its toast goes', async () => {
  const sent = serveBoard([buildApplication()]);
  await show();
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward Nurse at Northgate' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Ward Nurse')).toBeNull());
  };
  await remove();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Ward Nurse');
  expect(sent).toEqual([]);

  await remove();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss notification' }));
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', path: '/api/applications/1', body: undefined }]));
});

test.each([
  ['leaving the page', (unmount: () => void) => unmount()],
  ['closing the window', () => void window.dispatchEvent(new Event('pagehide'))],
])('%s sends a deletion that waits', async (_, leave) => {
  const sent = serveBoard([buildApplication()]);
  const { unmount } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward Nurse at Northgate' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(sent).toEqual([]);
  act(() => leave(unmount));
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});

test('signing out sends a deletion that waits while there is a session', async () => {
  const sent = serveBoard([buildApplication()]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward Nurse at Northgate' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await act(() => signOut());
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/applications/1',
    'POST /api/logout',
  ]);
});

test('a form says what is missing, and a new application is sent', async () => {
  const sent = serveBoard([]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add application' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please enter a job title');
  await screen.findByText('Please enter a company');
  await userEvent.type(screen.getByLabelText('Job title'), 'Ward Nurse');
  await userEvent.type(screen.getByLabelText('Company'), 'Northgate');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      jobTitle: 'Ward Nurse',
      company: 'Northgate',
      status: 'applied',
      applicationDate: '2026-03-30',
      followUpOn: null,
      notes: null,
    }),
  );
});

test('what was typed is given up only when that is confirmed', async () => {
  serveBoard([]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add application' }));
  await userEvent.type(screen.getByLabelText(/^Notes/), 'Met them');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Met them');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Notes/)).toBeNull());
});

test('a form without changes closes at once', async () => {
  serveBoard([]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add application' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Discard your changes?')).toBeNull();
});

test('a day that the server refuses is told beside its field', async () => {
  const message = 'Please enter a date from 1900 onwards';
  const issues = [{ path: 'applicationDate', message }];
  serveBoard([], { status: 400, json: { code: 'invalid', message, issues } });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add application' }));
  await userEvent.type(screen.getByLabelText('Job title'), 'Ward Nurse');
  await userEvent.type(screen.getByLabelText('Company'), 'Northgate');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const told = await screen.findByText(message);
  expect(screen.getByLabelText('Applied on').getAttribute('aria-describedby')).toBe(told.id);
});

test('a table is shown before it is sent', async () => {
  const sent = serveBoard([]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File(['Title,Company,Status\nNurse,Northgate,offer\n,Nobody,\n'], 'a.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  await screen.findByText('1 application can be imported.');
  await screen.findByText('Line 3: no job title');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 application' }));
  await waitFor(() =>
    expect(sent[0]).toEqual({
      method: 'POST',
      path: '/api/applications/import',
      body: { rows: [{ jobTitle: 'Nurse', company: 'Northgate', status: 'offer', notes: null }] },
    }),
  );
});

test('a long table goes in several calls, and after a failure only what is left is sent', async () => {
  const calls: number[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json({ applications: [], total: 0, nextCursor: null });
    const imported = JSON.parse(String(init.body)).rows.length;
    calls.push(imported);
    const fails = calls.length === 2;
    return fails
      ? Response.json({ code: 'overloaded', message: 'Busy' }, { status: 503 })
      : Response.json({ imported });
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File([`Title,Company\n${'Nurse,Northgate\n'.repeat(501)}`], 'a.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 501 applications' }));
  await screen.findByText('500 applications imported');
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 application' }));
  await screen.findAllByText('501 applications imported');
  expect(calls).toEqual([500, 1, 1]);
});
