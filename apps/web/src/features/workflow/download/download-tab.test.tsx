import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildImprovement } from '../../../testing/build-improvement.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { type Draft, emptyDraft, emptyJob, type Job, submitJob, takeGenerated } from '../draft.ts';
import { forgetDraft, updateDraft } from '../draft-store.ts';
import { acceptImprovement } from '../improve/accept-improvement.ts';
import { runKey } from '../improve/run-key.ts';
import { DownloadTab } from './download-tab.tsx';
import { UnacceptedNote } from './unaccepted-note.tsx';

afterEach(forgetDraft);

test('the file of a generated resume is named after the title it was generated for', async () => {
  const asked = serve({ 'POST /api/download-resume/txt': () => new Response('Robin') });
  const made = { resumeText: 'Robin', questions: [], targetTitle: 'Supervisor' };
  updateDraft(() => ({ ...takeGenerated(emptyDraft, made), format: 'txt' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  await screen.findByRole('button', { name: 'Download Plain text' });
  expect(await asked[0]?.json()).toMatchObject({ jobTitle: 'Supervisor' });
});

test('a resume that the rules wrote in the language model’s place says so', async () => {
  serve({ 'POST /api/download-resume/txt': () => new Response('Robin') });
  const made = { resumeText: 'Robin', questions: [], targetTitle: '', fallbackReason: 'timeout' };
  updateDraft(() => ({ ...takeGenerated(emptyDraft, made), format: 'txt' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  expect(await screen.findByText(/^The language model did not answer/)).toBeTruthy();
});

const driver = { ...emptyJob, title: 'Driver', description: 'Drive vans.' };
const cashier = { ...emptyJob, title: 'Cashier', description: 'Work the till.' };

/** A resume and a job, whose changes are found but not accepted. */
function analysed(job: Job, draft: Draft = { ...emptyDraft, originalText: 'Robin' }): Draft {
  const submitted = submitJob(draft, job);
  return { ...submitted, run: { key: runKey(submitted) ?? '', improvement: buildImprovement() } };
}

test('changes that were found and not accepted are told not to be in the file', async () => {
  updateDraft(() => analysed(driver));
  await renderAt('/', <UnacceptedNote />);
  expect(await screen.findByText(/^1 suggested change has not been accepted/)).toBeTruthy();
});

test('a file that holds what was accepted for another job says so', async () => {
  const accepted = acceptImprovement(analysed(driver), 'Robin, driver', []);
  updateDraft(() => accepted);
  await renderAt('/', <UnacceptedNote />);
  expect(screen.queryByRole('note')).toBeNull();
  act(() => updateDraft(() => analysed(cashier, accepted)));
  expect(screen.getByRole('note').textContent).toContain('You accepted the changes in this file for another job.');
});
