import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Part } from './sheet.tsx';

test('dates behind a tab stand apart from the employer', () => {
  render(<Part kind="same" text={'Lead Engineer, Northgate Freight\tJan 2021 – Present'} />);
  expect(screen.getByText('Jan 2021 – Present').tagName).toBe('SPAN');
});
