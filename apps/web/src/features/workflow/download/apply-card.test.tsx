import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { ApplyCard } from './apply-card.tsx';

const show = () =>
  renderAt(
    '/',
    <>
      <ApplyCard jobTitle="Ward nurse" resumeId={4} />
      <LastingToaster />
    </>,
  );
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply with this' }));

test('the application goes to the board with the job and the resume', async () => {
  const asked = serve({ 'POST /api/applications': { json: {} } });
  await show();
  await userEvent.type(await screen.findByLabelText('Company'), ' Sample Clinic ');
  await press();
  expect(await screen.findByText('Application noted')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Open the board' })).toBeTruthy();
  expect(await asked[0]?.json()).toEqual({ jobTitle: 'Ward nurse', company: ' Sample Clinic ', resumeId: 4 });
});

test('without a company nothing is sent; a failure says so and keeps what was typed', async () => {
  const asked = serve({ 'POST /api/applications': { status: 500, json: { code: 'internal', message: 'No.' } } });
  await show();
  await press();
  expect(await screen.findByText('Please enter a company')).toBeTruthy();
  expect(asked).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Company'), 'Sample Clinic');
  await press();
  expect(await screen.findByText('The application was not noted')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Sample Clinic');
});
