import { asLineId } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseJob } from '@fitted/resume/job/parse-job';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildChange, buildImprovement } from '../../../testing/build-improvement.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyJob } from '../draft.ts';
import { forgetDraft, getDraft, patchDraft } from '../draft-store.ts';
import { ImproveTab } from './improve-tab.tsx';
import { runKey } from './outcome/run-key.ts';

afterEach(forgetDraft);
afterEach(() => vi.restoreAllMocks());

const run = {
  state: { status: 'resting' },
  start: () => undefined,
  settle: () => undefined,
  cancel: () => undefined,
} as const;

test.each([
  ['below the form, on a phone', 2000, 1],
  ['above what is seen, on a low screen', -80, 1],
  ['in view', 120, 0],
])('the result is brought into view when it is %s', async (_, top, times) => {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: false } } });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 600));
  patchDraft({ job: { ...emptyJob, title: 'Driver' } });
  await renderAt('/', <ImproveTab originalText="Maya Okafor" run={run} />);
  scrolled.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze job' }));
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('while an answer is worked in, the result stays on the desk as it was', async () => {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: false } } });
  const originalText = 'Maya Okafor\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Helped on the till';
  const lineId = asLineId(linesOf(parseResume(originalText)).at(-1)?.id ?? '');
  patchDraft({ originalText, submittedJob: { ...emptyJob, title: 'Driver', description: 'We need SQL.' } });
  const changes = [buildChange({ target: { lineId } })];
  patchDraft({ run: { key: runKey(getDraft()) ?? '', improvement: buildImprovement({ changes }) } });
  const desk = (cause: 'answer' | 'asked') => (
    <ImproveTab
      originalText={originalText}
      run={{ ...run, state: { status: 'running', cause, profile: null, changes: [], heldBack: [] } }}
    />
  );
  const { rerender } = await renderAt('/', desk('answer'));
  expect(await screen.findByRole('region', { name: 'The result in short' })).toBeTruthy();
  expect(screen.queryByText(/^Reading your resume/)).toBeNull();
  rerender(desk('asked'));
  expect(await screen.findByText(/^Reading your resume/)).toBeTruthy();
});

test('with questions to answer the way to them is the one solid button, and what accepting does is said beside its button', async () => {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: false } } });
  const originalText = 'Maya Okafor\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Helped on the till';
  const lineId = asLineId(linesOf(parseResume(originalText)).at(-1)?.id ?? '');
  patchDraft({ originalText, submittedJob: { ...emptyJob, title: 'Driver', description: 'Requirements\n- SQL' } });
  const improvement = buildImprovement({
    profile: parseJob({ title: 'Driver', description: 'Requirements\n- SQL' }),
    changes: [buildChange({ target: { lineId } })],
    interview: [{ id: 'line:till', kind: 'line', line: 'Helped on the till', place: 'Cashier, Corner Shop', worth: 0 }],
  });
  patchDraft({ run: { key: runKey(getDraft()) ?? '', improvement } });
  await renderAt('/', <ImproveTab originalText={originalText} run={run} />);
  const isSolid = (name: string) => screen.getByRole('button', { name }).className.includes('bg-accent ');
  expect(await screen.findByRole('button', { name: 'Answer 1 question' })).toBeTruthy();
  expect(['Answer 1 question', 'Accept Improvements', 'Download'].map(isSolid)).toEqual([true, false, false]);
  const accept = screen.getByRole('button', { name: 'Accept Improvements' });
  expect(accept.parentElement?.textContent).toContain('Switched-off changes are left out.');
});
