import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { endSession, hasLapsed, setSessionUser, useUser } from './session.ts';
import './session-tabs.ts';

const heard: unknown[] = [];
let otherTab: BroadcastChannel;
beforeEach(() => {
  heard.length = 0;
  otherTab = new BroadcastChannel('session');
  otherTab.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  act(() => endSession());
  otherTab.close();
});

const Greeting = () => <p>{useUser()?.username ?? 'nobody'}</p>;
function showAs(id: number) {
  setSessionUser(buildUser({ id, username: `person ${id}` }));
  render(<Greeting />);
}

test('signing out in another tab ends the session here, and the draft goes even where its page is not open', async () => {
  window.sessionStorage.setItem('fitted.workflow', '{"resumeText":"My private resume"}');
  showAs(7);
  otherTab.postMessage(null);
  await screen.findByText('nobody');
  expect(window.sessionStorage.getItem('fitted.workflow')).toBeNull();
});

test('when somebody else signs in in another tab, this one becomes theirs', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that a server would set
  document.cookie = 'has_session=1';
  serve({ 'GET /api/user': { json: buildUser({ id: 8, username: 'person 8' }) } });
  showAs(7);
  otherTab.postMessage(8);
  await screen.findByText('person 8');
});

test('signing in again in another tab is enough for this one', async () => {
  showAs(7);
  hasLapsed.set(true);
  otherTab.postMessage(7);
  await expect.poll(() => hasLapsed.get()).toBe(false);
  screen.getByText('person 7');
});

test('the other tabs hear who signs in and that somebody signs out, but not that a session was lost', async () => {
  setSessionUser(buildUser({ id: 7 }));
  endSession(false);
  setSessionUser(buildUser({ id: 8 }));
  endSession();
  await expect.poll(() => heard).toEqual([7, 8, null]);
});
