import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshSession } from '../../lib/session/session.ts';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { RouteGuard } from './route-guard.tsx';

// In its own file, because the session is unknown only once in the life of a page.
test('a spinner shows while the session is being read; then the page', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that a server would set
  document.cookie = 'has_session=1';
  let answer: (user: { json: unknown }) => void = () => undefined;
  serve({ 'GET /api/user': () => new Promise((resolve) => (answer = resolve)) });
  void refreshSession();
  await renderAt(
    '/private',
    <RouteGuard access="user" notFound={<p>nothing here</p>}>
      <p>private things</p>
    </RouteGuard>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await act(async () => answer({ json: buildUser() }));
  expect(await screen.findByText('private things')).toBeTruthy();
});
