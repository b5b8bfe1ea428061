import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewsTab } from '../../features/admin/news/news-tab.tsx';
import { endSession, setSessionUser } from '../../lib/session/session.ts';
import { fill, isSaid, press } from '../../testing/admin-screen.tsx';
import { buildAdminArticle } from '../../testing/build-admin.ts';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { WithQueries } from '../with-queries.tsx';

const admin = buildUser({ isAdmin: true });
const refused = { status: 401, json: { code: 'not_signed_in', message: 'Please sign in to continue.' } };

test('what an administrator typed outlives the session, and is saved after signing in again', async () => {
  let isSignedIn = false;
  const asked = serve({
    'GET /api/admin/news': { json: [] },
    'POST /api/admin/news': () => (isSignedIn ? { json: buildAdminArticle() } : refused),
    'POST /api/login': () => {
      isSignedIn = true;
      return { json: admin };
    },
  });
  setSessionUser(admin);
  await renderAt(
    '/admin',
    <WithQueries>
      <NewsTab />
    </WithQueries>,
  );
  await press('Create article');
  await fill('Title', 'An hour of work');
  await fill('Content', '<p>Words</p>');
  await fill('Source', 'Us');
  const create = async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create article' }));
  };
  await create();
  await isSaid('Please log in again');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Email or username'), 'robin');
  await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-1');
  await press('Log in');
  await waitFor(() => expect(screen.queryByText('Please log in again')).toBeNull());

  await create();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const posts = asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/news'));
  expect(await posts[1]?.json()).toMatchObject({ title: 'An hour of work', content: '<p>Words</p>' });
  act(() => endSession());
});
