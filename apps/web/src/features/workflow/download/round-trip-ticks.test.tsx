import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { RoundTripTicks } from './round-trip-ticks.tsx';

const roundTrip = { isLossless: true, missing: [], checks: { name: true, email: false }, undrawn: [] };

test('each thing that was looked for is ticked or said to be missing', async () => {
  await renderAt('/', <RoundTripTicks roundTrip={roundTrip} />);
  await screen.findByText('Name');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name',
    'Emailnot recognised',
    'Email: Put your contact details at the top, each on a line of its own or parted by “|”.',
  ]);
  // No sentence says that all is well beside a mark that says otherwise.
  expect(screen.getByText(/not all of it was recognised/)).toBeTruthy();
  expect(screen.queryByText(/Our fonts/)).toBeNull();
});

test('signs that stand as boxes are named', async () => {
  await renderAt('/', <RoundTripTicks roundTrip={{ ...roundTrip, undrawn: ['ม', 'ย'] }} />);
  expect(screen.getByText(/Our fonts have no picture of these signs/).textContent).toContain('ม ย');
});
