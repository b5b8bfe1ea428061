import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { QueueList } from './queue-list.tsx';

const queues = [
  { name: 'mail.deliver', waiting: 3, running: 1, failed: 2 },
  { name: 'newer.than-this-page', waiting: 0, running: 0, failed: 0 },
];

test.each([
  ['a table', false, 'row'],
  ['cards on a phone', true, 'listitem'],
])('queues are named in words, in %s', async (_, matches, role) => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: nothing, removeEventListener: nothing }));
  await renderAt('/admin', <QueueList queues={queues} />);
  const mail = (await screen.findByText('Sending mail')).closest<HTMLElement>('tr, li');
  expect(screen.getAllByRole(role)).toContain(mail);
  for (const count of ['3', '1', '2']) expect(within(mail ?? document.body).getByText(count)).toBeTruthy();
  expect(screen.getByText('newer.than-this-page')).toBeTruthy();
});
