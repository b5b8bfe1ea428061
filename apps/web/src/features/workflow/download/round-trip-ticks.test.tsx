import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { RoundTripTicks } from './round-trip-ticks.tsx';

const roundTrip = { isLossless: true, missing: [], checks: { name: true, email: false }, undrawn: [] };

test('each thing that was looked for is ticked or said to be missing', async () => {
  await renderAt('/', <RoundTripTicks roundTrip={roundTrip} onEdit={() => undefined} />);
  await screen.findByText('Name');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name',
    'Emailnot recognised',
    'Email: Put your contact details at the top, each on a line of its own or parted by “|”.',
  ]);
  // The all-clear must not appear next to a failed check.
  expect(screen.getByText(/not all of it was recognised/)).toBeTruthy();
  expect(screen.queryByText(/Our fonts/)).toBeNull();
});

test('characters that appear as boxes are named', async () => {
  await renderAt('/', <RoundTripTicks roundTrip={{ ...roundTrip, undrawn: ['ม', 'ย'] }} onEdit={() => undefined} />);
  expect(screen.getByText(/Our fonts have no shape for these characters/).textContent).toContain('ม ย');
});

test('what a program does not recognise leads to where the line can be written anew', async () => {
  let pressed = 0;
  await renderAt('/', <RoundTripTicks roundTrip={roundTrip} onEdit={() => (pressed += 1)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the line' }));
  expect(pressed).toBe(1);
});
