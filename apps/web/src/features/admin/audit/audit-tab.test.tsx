import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '../../../testing/admin-screen.tsx';
import { serve } from '../../../testing/fake-server.ts';
import { AuditTab } from './audit-tab.tsx';

const entry = (id: number, action: string, more: object = {}) => ({
  id,
  user: { id: 1, username: 'admin' },
  action,
  subject: null,
  before: null,
  after: null,
  createdAt: '2026-03-04T10:00:00.000Z',
  ...more,
});

test('the log says in words who did what, and shows an act that it does not know as it stands', async () => {
  serve({
    'GET /api/admin/audit-log': {
      json: {
        entries: [
          entry(3, 'events.update', { subject: 'event:7', after: { title: 'Career day' } }),
          entry(2, 'users.report', { user: null, subject: 'user:4' }),
          entry(1, 'menus.repaint'),
        ],
        nextCursor: null,
      },
    },
  });
  await showAdmin(<AuditTab />);
  const rows = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'admin changed the event Career day event:7',
    'Deleted account sent an activity report user:4',
    'admin menus.repaint',
  ]);
});
