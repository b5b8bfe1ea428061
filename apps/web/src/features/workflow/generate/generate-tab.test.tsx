import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyDraft } from '../draft.ts';
import { forgetDraft, patchDraft } from '../draft-store.ts';
import { GenerateTab } from './generate-tab.tsx';

afterEach(forgetDraft);

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Generate resume' }));

test('a form that lacks something leads to its first gap, as the page shows them', async () => {
  patchDraft({ generator: { ...emptyDraft.generator, name: 'Robin', currentPosition: 'Waiter' } });
  await renderAt('/', <GenerateTab />);
  await press();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Target job title'));
});
