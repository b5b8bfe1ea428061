import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dismissToast } from '../../../lib/browser/toast.ts';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyDraft } from '../draft.ts';
import { forgetDraft, patchDraft } from '../draft-store.ts';
import { GenerateTab } from './generate-tab.tsx';

afterEach(() => {
  forgetDraft();
  dismissToast();
});

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Generate resume' }));

test('a form that lacks something leads to its first gap, as the page shows them', async () => {
  patchDraft({ generator: { ...emptyDraft.generator, name: 'Robin', currentPosition: 'Waiter' } });
  await renderAt('/', <GenerateTab />);
  await press();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Target job title'));
});

const filled = {
  name: 'Robin',
  currentPosition: 'Waiter',
  years: '1',
  skills: 'Spanish',
  targetJobTitle: 'Supervisor',
};
const withToasts = (
  <>
    <GenerateTab />
    <LastingToaster />
  </>
);

test('a number that cannot be years is told so, and not that the field is empty', async () => {
  patchDraft({ generator: { ...filled, years: '-1' } });
  await renderAt('/', withToasts);
  await press();
  expect(await screen.findByText('Please enter a number from 0 up.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Years of experience'));
  expect(screen.queryByText('Please fill in this field.')).toBeNull();
  expect(screen.queryByText('Missing Information')).toBeNull();
});

test('a generation can be cancelled, and asked for again from the same place', async () => {
  const asked = serve({ 'POST /api/generate-ai-resume': () => new Promise<never>(() => undefined) });
  patchDraft({ generator: filled });
  await renderAt('/', withToasts);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate resume' }));
  expect(screen.queryByText('Generation Failed')).toBeNull();
});

test('whoever leaves while it is being generated reads that this has stopped it', async () => {
  serve({ 'POST /api/generate-ai-resume': () => new Promise<never>(() => undefined) });
  patchDraft({ generator: filled });
  const { unmount } = await renderAt('/', <GenerateTab />);
  await press();
  unmount();
  await renderAt('/', <LastingToaster />);
  expect(await screen.findByText('Generation stopped')).toBeTruthy();
});
