import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dismissToast, toast } from '../../../../lib/browser/toast.ts';
import { buildChange, buildImprovement } from '../../../../testing/build-improvement.ts';
import { serve } from '../../../../testing/fake-server.ts';
import { LastingToaster } from '../../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../../testing/render-at.tsx';
import { emptyDraft, emptyJob, type Job, submitJob } from '../../draft.ts';
import { forgetDraft, getDraft, updateDraft } from '../../draft-store.ts';
import { changeKey } from '../changes/change-key.ts';
import { runKey } from './run-key.ts';
import { useImprovement } from './use-improvement.ts';

const change = buildChange();
const improvement = buildImprovement();
const cashier: Job = { ...emptyJob, title: 'Cashier', description: 'Work the till.' };
const driver: Job = { ...emptyJob, title: 'Driver', description: 'Drive vans.' };
const improved = { ...emptyDraft, originalText: 'Helped on the till', submittedJob: cashier };

function Runner() {
  const { state, start } = useImprovement();
  return (
    <button type="button" onClick={start}>
      {state.status}
    </button>
  );
}

function Settler() {
  const { state, settle } = useImprovement();
  return (
    <button type="button" onClick={settle}>
      {state.status}
    </button>
  );
}

afterEach(forgetDraft);

test('a change that was discarded stays so when the next run proposes it again', async () => {
  serve({ 'POST /api/improve-resume': { json: { ...improvement, improvementSummary: ['Again.'] } } });
  const off = [changeKey(change)];
  updateDraft(() => ({ ...improved, run: { key: runKey(improved) ?? '', improvement }, off }));
  await renderAt('/', <Runner />);
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByText('resting');
  expect(getDraft().run?.improvement.improvementSummary).toEqual(['Again.']);
  expect(getDraft().off).toEqual(off);
});

test.each([
  ['is told', 'nothing', true],
  ['leaves the words of an import their time', 'an import', false],
])('an improvement that ran by itself %s when %s is on screen', async (_, before, isTold) => {
  serve({ 'POST /api/improve-resume': { json: improvement } });
  updateDraft(() => improved);
  if (isTold) dismissToast();
  else toast({ title: before });
  await renderAt(
    '/',
    <>
      <Runner />
      <LastingToaster />
    </>,
  );
  await waitFor(() => expect(getDraft().run).not.toBeNull());
  await screen.findByText('resting');
  expect(screen.queryByText('Resume Improved') !== null).toBe(isTold);
});

test('an answer settles without a toast over the headline that changes', async () => {
  serve({ 'POST /api/improve-resume': { json: { ...improvement, improvementSummary: ['Again.'] } } });
  updateDraft(() => ({ ...improved, run: { key: runKey(improved) ?? '', improvement } }));
  dismissToast();
  await renderAt(
    '/',
    <>
      <Settler />
      <LastingToaster />
    </>,
  );
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByText('resting');
  expect(getDraft().run?.improvement.improvementSummary).toEqual(['Again.']);
  expect(screen.queryByText('Resume Improved')).toBeNull();
});

test('an improvement without changes does not send anybody to look through them', async () => {
  serve({
    'POST /api/improve-resume': { json: buildImprovement({ changes: [] }) },
  });
  updateDraft(() => improved);
  dismissToast();
  await renderAt(
    '/',
    <>
      <Runner />
      <LastingToaster />
    </>,
  );
  await screen.findByText('No changes found');
  expect(screen.queryByText('Resume Improved')).toBeNull();
});

test('going back to the job that was analysed before ends the run for another one', async () => {
  serve({ 'POST /api/improve-resume': () => new Promise<never>(() => undefined) });
  updateDraft(() => ({ ...improved, run: { key: runKey(improved) ?? '', improvement } }));
  await renderAt('/', <Runner />);
  act(() => updateDraft((draft) => submitJob(draft, driver)));
  await screen.findByText('running');
  act(() => updateDraft((draft) => submitJob(draft, cashier)));
  expect(screen.getByText('resting')).toBeTruthy();
});
