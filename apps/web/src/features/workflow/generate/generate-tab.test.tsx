import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dismissToast } from '../../../lib/toast.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
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

test('years beyond a life are told so, and not that the field is empty', async () => {
  const filled = {
    name: 'Robin',
    currentPosition: 'Waiter',
    years: '-1',
    skills: 'Spanish',
    targetJobTitle: 'Supervisor',
  };
  patchDraft({ generator: filled });
  await renderAt(
    '/',
    <>
      <GenerateTab />
      <Toaster />
    </>,
  );
  await press();
  expect(await screen.findByText('Please enter a number from 0 to 99.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Years of experience'));
  expect(screen.queryByText('Please fill in this field.')).toBeNull();
  expect(screen.queryByText('Missing Information')).toBeNull();
});
