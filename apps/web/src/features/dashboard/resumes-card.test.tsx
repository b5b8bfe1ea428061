import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '../../testing/fake-server.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { JobRow } from './job-row.tsx';
import { ResumesCard } from './resumes-card.tsx';

const summary = {
  id: 3,
  title: 'For hospitals',
  preview: 'Robin Sample',
  versionCount: 2,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
};
const version = (id: number, improvedText: string) => ({
  id,
  improvedText,
  originalText: 'I made reports',
  improvementType: 'tailored',
  notes: null,
  createdAt: '2026-03-02T10:00:00.000Z',
});
const list = { json: { resumes: [summary], nextCursor: null } };

const buildClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const show = (client = buildClient(), onUse: (text: string) => void = () => undefined) =>
  renderAt(
    '/dashboard',
    <QueryClientProvider client={client}>
      <ResumesCard onUse={onUse} />
      <LastingToaster />
    </QueryClientProvider>,
  );
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for For hospitals' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('an empty list leads to the tool', async () => {
  serve({ 'GET /api/resumes': { json: { resumes: [], nextCursor: null } } });
  await show();
  await screen.findByText('No resumes yet');
  expect(screen.getByRole('link', { name: 'Fit a resume to a job' }).getAttribute('href')).toBe('/');
});

test('a resume is opened from its row, with the text it has now', async () => {
  serve({
    'GET /api/resumes': list,
    'GET /api/resumes/3': { json: { ...summary, originalText: 'I made reports', improvedText: 'Made reports' } },
  });
  const used: string[] = [];
  await show(buildClient(), (text) => used.push(text));
  await userEvent.click(await screen.findByRole('button', { name: 'Open For hospitals' }));
  expect(used).toEqual(['Made reports']);
});

test('where a posting comes from is a name, or said in words', async () => {
  const job = { id: 1, title: 'Ward Nurse', company: null, preview: '', createdAt: summary.createdAt };
  await renderAt(
    '/dashboard',
    <QueryClientProvider client={buildClient()}>
      {['Glassdoor', 'Other'].map((source) => (
        <JobRow key={source} job={{ ...job, source }} resume={undefined} onDelete={() => undefined} />
      ))}
    </QueryClientProvider>,
  );
  await screen.findByText('Glassdoor');
  await screen.findByText('Other source');
});

test('a failure offers another try', async () => {
  let tries = 0;
  serve({
    'GET /api/resumes': () => {
      tries += 1;
      return tries === 1 ? { status: 503, json: { code: 'overloaded', message: 'Busy' } } : list;
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('For hospitals');
});

test('a resume that the tool has saved meanwhile is there when one comes back', async () => {
  const resumes = [summary];
  serve({ 'GET /api/resumes': () => ({ json: { resumes, nextCursor: null } }) });
  const client = buildClient();
  const { unmount } = await show(client);
  await screen.findByText('For hospitals');
  unmount();
  resumes.push({ ...summary, id: 4, title: 'For schools' });
  await show(client);
  await screen.findByText('For schools');
});

test('a resume is renamed', async () => {
  const asked = serve({ 'GET /api/resumes': list, 'PATCH /api/resumes/3': { json: { id: 3 } } });
  await show();
  await choose('Rename');
  const input = await screen.findByLabelText('Name');
  await userEvent.clear(input);
  await userEvent.type(input, 'For clinics');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.map(({ method }) => method)).toContain('PATCH'));
  expect(await asked.find(({ method }) => method === 'PATCH')?.json()).toEqual({
    title: 'For clinics',
    seenUpdatedAt: '2026-03-02T10:00:00.000Z',
  });
});

test('undo brings a deleted resume back, and nothing was sent', async () => {
  const asked = serve({ 'GET /api/resumes': list });
  await show();
  await choose('Delete');
  await waitFor(() => expect(screen.queryByText('For hospitals')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('For hospitals');
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

test('after a resume was deleted the keyboard goes on at the next one, and at the heading after the last', async () => {
  const other = { ...summary, id: 4, title: 'For schools' };
  serve({
    'GET /api/resumes': { json: { resumes: [summary, other], nextCursor: null } },
    'DELETE /api/resumes/3': { json: { message: 'Deleted' } },
    'DELETE /api/resumes/4': { json: { message: 'Deleted' } },
  });
  await show();
  const deleteBy = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Delete' })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await deleteBy('Actions for For hospitals');
  const next = await screen.findByRole('button', { name: 'Actions for For schools' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await deleteBy('Actions for For schools');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })));
});

test('two versions are compared word by word, and an older one is restored', async () => {
  const resume = { ...summary, originalText: 'I made reports', improvedText: 'I wrote weekly reports' };
  const asked = serve({
    'GET /api/resumes': list,
    'GET /api/resumes/3': { json: resume },
    'GET /api/resumes/3/versions': {
      json: { versions: [version(9, 'I wrote weekly reports'), version(8, 'I wrote reports')], nextCursor: null },
    },
    'POST /api/resumes/3/versions/8/restore': { json: resume },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Versions of For hospitals' }));
  const sheet = await screen.findByRole('region', { name: 'Comparison' });
  expect([sheet.querySelector('del')?.textContent, sheet.querySelector('ins')?.textContent]).toEqual([
    'made',
    'wrote weekly',
  ]);
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();

  await userEvent.click(screen.getByLabelText('with'));
  await userEvent.click(await screen.findByRole('option', { name: /^Version 1/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(asked.map(({ method }) => method)).toContain('POST'));
});

test('a deleted version can be undone: its dialog makes way for the toast', async () => {
  const asked = serve({
    'GET /api/resumes': list,
    'GET /api/resumes/3': { json: { ...summary, originalText: 'a', improvedText: 'b' } },
    'GET /api/resumes/3/versions': { json: { versions: [version(9, 'b')], nextCursor: null } },
  });
  await show();
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Versions of For hospitals' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete version' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await open();
  await screen.findByRole('button', { name: 'Delete version' });
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
});
