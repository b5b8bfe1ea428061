import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { TrendChart } from './trend-chart.tsx';

test.each([
  [8, ['10', '5', '0']],
  [1, ['4', '2', '0']],
])('the axis of a figure up to %i begins at zero and names its top', async (value, ticks) => {
  await renderAt('/', <TrendChart title="Resumes" points={[{ date: '2026-03-01', value }]} />);
  await screen.findByText('Resumes');
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(ticks);
});
