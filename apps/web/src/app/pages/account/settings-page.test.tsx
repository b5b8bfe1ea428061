import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endSession, setSessionUser } from '../../../lib/session/session.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { SettingsPage } from './settings-page.tsx';

test('what was typed into the profile is still there after a look at another tab', async () => {
  setSessionUser(buildUser({ firstName: 'Robin' }));
  await renderAt(
    '/profile-settings',
    <QueryClientProvider client={new QueryClient()}>
      <SettingsPage />
    </QueryClientProvider>,
  );
  const firstName = () => screen.getByLabelText<HTMLInputElement>('First name');
  const isHidden = () => firstName().closest<HTMLElement>('[role=tabpanel]')?.hidden;
  await screen.findByLabelText('First name');
  await userEvent.type(firstName(), 'a');
  await userEvent.click(screen.getByText('Data & Privacy'));
  expect(isHidden()).toBe(true);
  await userEvent.click(screen.getByText('Profile', { selector: '[role=tab]' }));
  expect(isHidden()).toBe(false);
  expect(firstName().value).toBe('Robina');
  act(() => endSession());
});
