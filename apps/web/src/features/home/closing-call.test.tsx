import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { ClosingCall } from './closing-call.tsx';

test.each([
  ['a visitor is asked to register', false, 'Create your account', '/auth?tab=register'],
  ['a member is led to the tool', true, 'Fit my resume', '#tool'],
])('%s', async (_, isMember, name, address) => {
  await renderAt('/', <ClosingCall isMember={isMember} />);
  const [first] = await screen.findAllByRole('link');
  expect(first?.textContent).toBe(name);
  expect(first?.getAttribute('href')).toBe(address);
});
