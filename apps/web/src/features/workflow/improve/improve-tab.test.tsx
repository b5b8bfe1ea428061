import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyJob } from '../draft.ts';
import { forgetDraft, patchDraft } from '../draft-store.ts';
import { ImproveTab } from './improve-tab.tsx';

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
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 600));
  patchDraft({ job: { ...emptyJob, title: 'Driver' } });
  await renderAt('/', <ImproveTab originalText="Maya Okafor" run={run} />);
  scrolled.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze job' }));
  expect(scrolled).toHaveBeenCalledTimes(times);
});
