import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../../i18n/texts.ts';
import { setSiteSettings } from '../../../lib/session/subscription.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyJob, type Job } from '../draft.ts';
import { forgetDraft, patchDraft } from '../draft-store.ts';
import { JobPanel } from './job-panel.tsx';

const onSubmit = vi.fn();
const openChat = { 'GET /api/site-settings': { json: { subscriptionRequired: false } } };
beforeEach(() => void serve(openChat));
afterEach(forgetDraft);

function Panel({ given }: { readonly given: Job }) {
  const [job, setJob] = useState(given);
  return (
    <JobPanel
      job={job}
      isRunning={false}
      onChange={setJob}
      onAnalyze={onSubmit}
      onImported={setJob}
      onContinue={onSubmit}
    />
  );
}

const show = (given: Partial<Job> = {}) => renderAt('/', <Panel given={{ ...emptyJob, ...given }} />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typedIn = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

async function importFrom(url: string): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Import from URL' }));
  await userEvent.clear(screen.getByLabelText('Job URL'));
  await userEvent.type(screen.getByLabelText('Job URL'), url);
  await press('Import job');
}

test('what an import fills is no longer called missing', async () => {
  const json = { title: 'Driver', company: null, source: 'Other', description: 'Drive vans.' };
  serve({ ...openChat, 'POST /api/scrape-job': { json } });
  await show();
  await press('Continue to Chat');
  expect(screen.getByText('Please enter a job title')).toBeTruthy();
  await importFrom('jobs.example/1');
  expect(await typedIn('Job title')).toBe('Driver');
  expect(screen.queryByText('Please enter a job title')).toBeNull();
  expect(screen.queryByText('Please enter a job description')).toBeNull();
});

test('the focus follows from a finished import to the fields it filled', async () => {
  serve({
    ...openChat,
    'POST /api/scrape-job': { json: { title: 'Driver', company: null, source: 'Other', description: '' } },
  });
  await show();
  await importFrom('jobs.example/1');
  const fields = await screen.findByRole('tabpanel', { name: 'Paste the posting' });
  await waitFor(() => expect(document.activeElement).toBe(fields));
});

test('a failed import names the job after its site, and leaves what was typed', async () => {
  serve({ ...openChat, 'POST /api/scrape-job': { status: 502, json: { code: 'job_not_fetched', message: 'No.' } } });
  const { unmount } = await show({ description: 'Drive vans.' });
  await importFrom('https://www.linkedin.com/jobs/1');
  expect(await typedIn('Job title')).toBe('Job from LinkedIn');
  expect(await typedIn('Job description')).toBe('Drive vans.');
  unmount();
  await show({ title: 'Driver' });
  await importFrom('https://www.linkedin.com/jobs/1');
  expect(await typedIn('Job title')).toBe('Driver');
});

test('a job without a title is called after its site in the chosen language', async () => {
  const json = { title: 'Job from Other', company: null, source: 'Other', description: '' };
  serve({ ...openChat, 'POST /api/scrape-job': { json } });
  patchDraft({ jobUrl: 'jobs.example/1', jobEntry: 'url' });
  await show();
  await act(() => chooseLanguage('de'));
  await press('Anzeige importieren');
  expect(await screen.findByDisplayValue('Stelle (Andere)')).toBeTruthy();
  await act(() => chooseLanguage('en'));
});

test('Enter in an empty address says what is missing', async () => {
  patchDraft({ jobEntry: 'url' });
  await show();
  await userEvent.type(await screen.findByLabelText('Job URL'), '{Enter}');
  expect(screen.getByText('Please enter a job URL')).toBeTruthy();
});

test('a posting that is too long is not cut without a word', async () => {
  await show();
  await userEvent.click(await screen.findByLabelText('Job description'));
  await userEvent.paste('x'.repeat(40_001));
  expect((await typedIn('Job description')).length).toBe(40_000);
  expect(screen.getByText(/longer than a job description can be/)).toBeTruthy();
});

test('the site of an address is named in the chosen language', async () => {
  patchDraft({ jobUrl: 'jobs.example/1', jobEntry: 'url' });
  await show();
  await act(() => chooseLanguage('zh'));
  expect(await screen.findByText('来源：其他')).toBeTruthy();
  await act(() => chooseLanguage('en'));
});

test('a form that lacks something leads to its first gap', async () => {
  await show();
  await press('Continue to Chat');
  expect(document.activeElement).toBe(screen.getByLabelText('Job description'));
  await userEvent.type(screen.getByLabelText('Job description'), 'Drive vans.');
  await press('Continue to Chat');
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the title is filled from a pasted posting, follows another one, and a typed one stays', async () => {
  await show();
  const paste = async (posting: string) => {
    await userEvent.clear(await screen.findByLabelText('Job description'));
    await userEvent.click(screen.getByLabelText('Job description'));
    await userEvent.paste(posting);
  };
  await paste('Warehouse Supervisor\nNorthgate Freight\n\nWe move parcels.');
  expect(await typedIn('Job title')).toBe('Warehouse Supervisor');
  expect(screen.getByText(/^Taken from the posting/)).toBeTruthy();
  await paste('Delivery Driver\nHarrow Stores');
  expect(await typedIn('Job title')).toBe('Delivery Driver');
  await userEvent.type(screen.getByLabelText('Job title'), ', nights');
  await paste('Warehouse Supervisor\nNorthgate Freight');
  expect(await typedIn('Job title')).toBe('Delivery Driver, nights');
});

test('a pasted posting is shown from its first line', async () => {
  await show();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Job description');
  await userEvent.click(box);
  box.scrollTop = 400;
  await userEvent.paste('Warehouse Supervisor\n'.repeat(20));
  await expect.poll(() => box.scrollTop).toBe(0);
  box.scrollTop = 300;
  await userEvent.type(box, 'More');
  expect(box.scrollTop).toBe(300);
});

test('the way to a chat that needs a subscription says so before it is taken', async () => {
  setSiteSettings({ subscriptionRequired: true });
  await show();
  expect(await screen.findByRole('button', { name: 'Continue to Chat Needs a subscription' })).toBeTruthy();
});
