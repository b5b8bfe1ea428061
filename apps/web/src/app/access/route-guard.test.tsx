import { billing } from '@fitted/contract/billing';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../lib/api/client.ts';
import {
  endSession,
  hasLapsed,
  onSessionEnd,
  refreshSession,
  setSessionUser,
  unsaved,
} from '../../lib/session/session.ts';
import { buildUser } from '../../testing/build-user.ts';
import { takeComplaints } from '../../testing/complaints.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { RouteGuard } from './route-guard.tsx';

function SignInPage() {
  const { state } = useLocation();
  return <p>sign in, then {JSON.stringify(state)}</p>;
}

const renderGuarded = (access: 'public' | 'user' | 'admin', entry = '/private?tab=2#end') =>
  renderAt(
    entry,
    <Routes>
      <Route
        path="/private"
        element={
          <ErrorBoundary>
            <RouteGuard access={access} notFound={<p>nothing here</p>}>
              <p>private things</p>
            </RouteGuard>
          </ErrorBoundary>
        }
      />
      <Route path="/auth" element={<SignInPage />} />
    </Routes>,
  );

beforeEach(() => {
  act(() => endSession());
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that a server would set
  document.cookie = 'has_session=1';
});

test('anonymous visitors are sent to sign in, and the way back is remembered', async () => {
  await renderGuarded('user');
  expect(screen.getByText(/^sign in/).textContent).toBe('sign in, then {"from":"/private?tab=2#end"}');
});

const refused = { status: 401, json: { code: 'not_signed_in', message: 'Please sign in to continue.' } };

test('a session that ended elsewhere is noticed by the first refused call, and leads to the sign-in page', async () => {
  serve({ 'GET /api/billing': refused });
  setSessionUser(buildUser());
  await renderGuarded('user');
  await act(() => call(billing, {}).catch(() => undefined));
  expect(screen.getByText(/^sign in/).textContent).toBe('sign in, then {"from":"/private?tab=2#end"}');
});

test('a page with something typed stays when its session ends, until the same person signs in again', async () => {
  serve({ 'GET /api/billing': refused });
  setSessionUser(buildUser());
  await renderGuarded('user');
  const page = screen.getByText('private things');
  unsaved.add(page);
  await act(() => call(billing, {}).catch(() => undefined));
  expect([screen.getByText('private things'), hasLapsed.get()]).toEqual([page, true]);
  act(() => setSessionUser(buildUser()));
  expect([screen.getByText('private things'), hasLapsed.get()]).toEqual([page, false]);
  act(() => setSessionUser(buildUser({ id: 8 })));
  expect(screen.getByText('private things')).not.toBe(page);
  unsaved.clear();
});

test('a refused visitor has no session to lose', async () => {
  serve({ 'GET /api/billing': refused });
  const ends: boolean[] = [];
  onSessionEnd((isWish) => ends.push(isWish));
  await call(billing, {}).catch(() => undefined);
  expect(ends).toEqual([]);
});

test('public pages ask nobody', async () => {
  await renderGuarded('public');
  expect(screen.getByText('private things')).toBeTruthy();
});

test('an administrator sees the administration', async () => {
  setSessionUser(buildUser({ isAdmin: true }));
  await renderGuarded('admin');
  expect(screen.getByText('private things')).toBeTruthy();
});

test('anybody else is told that there is no such page', async () => {
  setSessionUser(buildUser());
  await renderGuarded('admin');
  expect(screen.getByText('nothing here')).toBeTruthy();
  expect(screen.queryByText('private things')).toBeNull();
});

test('a server that fails is not taken for "signed out"', async () => {
  serve({ 'GET /api/user': { status: 500, json: { code: 'internal', message: 'Broken' } } });
  await refreshSession();
  await renderGuarded('user');
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(takeComplaints().join()).toContain('Broken');
});
