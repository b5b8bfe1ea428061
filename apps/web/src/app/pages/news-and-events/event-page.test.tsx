import type { EmployerEvent } from '@fitted/contract/events';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { buildAdvertisement } from '../../../testing/build-advertisement.ts';
import { buildArticle } from '../../../testing/build-article.ts';
import { buildEvent } from '../../../testing/build-event.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { WithQueries } from '../../with-queries.tsx';
import { EventPage } from './event-page.tsx';

beforeEach(() => queryClient.clear());

const news = [1, 2, 3, 4].map((id) => buildArticle({ id, slug: `a-${id}`, title: `Insight ${id}` }));

async function show(changes: Partial<EmployerEvent> = {}, address = '/meet-employers/4') {
  const asked = serve({
    'GET /api/employer-events/4': { json: buildEvent(changes) },
    'GET /api/news': { json: { news, newsBySource: {}, categories: [], nextCursor: null } },
    'GET /api/employer-events/5': { status: 404, json: { code: 'event_not_found', message: 'x' } },
  });
  await showPage(address);
  return asked;
}

const showPage = (address: string) =>
  renderAt(
    address,
    <WithQueries>
      <Routes>
        <Route path="/meet-employers/:id" element={<EventPage />} />
      </Routes>
    </WithQueries>,
  );

/** The value next to a name in the list of facts. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('shows what there is to know', async () => {
  const asked = await show();
  await screen.findByRole('heading', { level: 1, name: 'City Careers Fair' });
  expect([fact('Date'), fact('Time'), fact('Location'), fact('Organizer')]).toEqual([
    'Mar 10, 2030',
    '10:00 AM - 04:00 PM (Europe/London)',
    'Riverside Hall, 12 Quay Street, Manchester, United Kingdom',
    'Not specified',
  ]);
  screen.getByText('Career fair');
  screen.getByText('Paid Entry');
  screen.getByText('Meet thirty employers.');
  screen.getByText('Bring one question.');
  expect(screen.getByRole('link', { name: 'Register Now' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Visit Website' }).getAttribute('href')).toBe('https://fair.example/');
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/api/employer-events/4/calendar.ics',
  );
  await screen.findByText('Insight 3');
  expect(screen.queryByText('Insight 4')).toBeNull();
  expect(asked.some(({ url }) => url.includes('industry=Healthcare'))).toBe(true);
});

test('an online event without times, with a fee of its own', async () => {
  await show({ isVirtual: true, startTime: null, entryFee: '£5', organizer: 'The Guild', endDay: '2030-03-12' });
  await screen.findByRole('heading', { level: 1 });
  expect([fact('Date'), fact('Time'), fact('Location'), fact('Organizer')]).toEqual([
    'Mar 10, 2030 – Mar 12, 2030',
    'All day',
    'Online Event',
    'The Guild',
  ]);
  screen.getByText('Virtual');
  screen.getByText('£5');
});

test('while the event is on its way, the advertisement stands below its place, as it does later', async () => {
  serve({
    'GET /api/employer-events/4': () => new Promise<Response>(() => undefined),
    'GET /api/advertisements': { json: [buildAdvertisement()] },
  });
  await showPage('/meet-employers/4');
  const advertisement = await screen.findByRole('complementary', { name: 'Advertisement' });
  const waiting = screen.getByRole('status');
  expect(waiting.compareDocumentPosition(advertisement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('addresses that are not web addresses are not links', async () => {
  await show({ registrationUrl: 'javascript:alert(1)', eventUrl: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Visit Website' })).toBeNull();
});

test('search engines are told about the event, and forget it with the page', async () => {
  await show({ title: '</script><script>alert(1)</script>' });
  await screen.findByRole('heading', { level: 1 });
  const data = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '{}')).toMatchObject({
    '@type': 'Event',
    startDate: '2030-03-10T10:00:00.000Z',
  });
});

test.each(['/meet-employers/5', '/meet-employers/abc', '/meet-employers/0'])('%s is not an event', async (address) => {
  await show({}, address);
  await screen.findByRole('heading', { name: 'Event Not Found' });
  screen.getByText('The event you are looking for may have been removed or is no longer available.');
  expect(screen.getByRole('link', { name: 'Back to events' }).getAttribute('href')).toBe('/meet-employers');
});

test('the link is copied, and a tick says so for two seconds', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const link = await screen.findByRole('textbox', { name: 'Link to this page' });
  expect(link).toHaveProperty('value', 'http://localhost:3000/meet-employers/4');

  vi.useFakeTimers();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  });
  await act(() => vi.advanceTimersByTimeAsync(1999));
  screen.getByRole('button', { name: 'Copied' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  screen.getByRole('button', { name: 'Copy' });
  vi.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/meet-employers/4');
});

test('a browser that refuses the clipboard leaves the link selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText(/The link is selected/);
});
