import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { buildEvent } from '../../../testing/build-event.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { WithQueries } from '../../with-queries.tsx';
import { MeetEmployersPage } from './meet-employers-page.tsx';

const choices = {
  locations: ['United Kingdom', 'Leeds, United Kingdom'],
  industries: ['Retail'],
  eventTypes: ['Workshop'],
};

beforeEach(() => queryClient.clear());

async function show(address: string, events = [buildEvent()], nextCursor: string | null = null) {
  const asked = serve({
    'GET /api/employer-events': { json: { events, nextCursor } },
    'GET /api/employer-events/filters': { json: choices },
  });
  await renderAt(
    address,
    <WithQueries>
      <Link to="/meet-employers">Meet Employers</Link>
      <MeetEmployersPage />
    </WithQueries>,
  );
  const queries = () =>
    asked.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/employer-events');
  return { lastQuery: () => Object.fromEntries(queries().at(-1)?.searchParams ?? []) };
}

test('a card leads to the details, and out to the registration', async () => {
  await show('/meet-employers');
  const panel = await screen.findByRole('tabpanel', { name: 'Upcoming' });
  const details = await within(panel).findByRole('link', { name: 'View details: City Careers Fair' });
  expect(details.getAttribute('href')).toBe('/meet-employers/4');
  const register = within(panel).getByRole('link', { name: 'Register: City Careers Fair' });
  expect([register.getAttribute('href'), register.getAttribute('rel')]).toEqual([
    'https://fair.example/register',
    'noopener noreferrer',
  ]);
});

test('without an address to register at there is no such link', async () => {
  await show('/meet-employers', [buildEvent({ registrationUrl: null })]);
  await screen.findByRole('link', { name: /View details/ });
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
});

test('the filters of the address are asked for together, and can be cleared', async () => {
  const { lastQuery } = await show('/meet-employers?search=night&location=Leeds, United Kingdom&type=Workshop', []);
  await screen.findByText('No upcoming events found matching your criteria');
  expect(lastQuery()).toMatchObject({
    search: 'night',
    location: 'Leeds, United Kingdom',
    type: 'Workshop',
    upcoming: 'true',
  });
  expect(await screen.findByRole('searchbox', { name: 'Search events' })).toHaveProperty('value', 'night');

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('searchbox', { name: 'Search events' })).toHaveProperty('value', '');
  await screen.findByText('No upcoming events found matching your criteria');
  expect(lastQuery()).not.toHaveProperty('location');
});

test('whoever clears the filters by keyboard goes on in the search', async () => {
  await show('/meet-employers?search=night', []);
  (await screen.findByRole('button', { name: 'Clear filters' })).focus();
  serve({
    'GET /api/employer-events': { json: { events: [buildEvent()], nextCursor: null } },
    'GET /api/employer-events/filters': { json: choices },
  });
  await userEvent.keyboard('{Enter}');
  await screen.findAllByRole('link', { name: /View details/ });
  const search = await screen.findByRole('searchbox', { name: 'Search events' });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

test('typing searches, and all events have their own words for nothing', async () => {
  const { lastQuery } = await show('/meet-employers', []);
  await userEvent.click(await screen.findByRole('tab', { name: 'All Events' }));
  await screen.findByText('No events found matching your criteria');
  expect(lastQuery()).toMatchObject({ upcoming: 'false' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'nurse{Enter}');
  await expect.poll(lastQuery).toMatchObject({ search: 'nurse', upcoming: 'false' });
});

test('a link to the list without filters empties the search box, too', async () => {
  const { lastQuery } = await show('/meet-employers', []);
  const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search events' });
  await userEvent.type(await box(), 'London{Enter}');
  await expect.poll(lastQuery).toMatchObject({ search: 'London' });
  expect((await box()).value).toBe('London');
  await userEvent.click(screen.getByRole('link', { name: 'Meet Employers' }));
  await expect.poll(async () => (await box()).value).toBe('');
});

test('featured events stand aside while one searches', async () => {
  await show('/meet-employers?search=x');
  await screen.findByRole('link', { name: /View details/ });
  expect(screen.queryByRole('heading', { name: 'Featured events' })).toBeNull();
});

test('samples are not featured: the page says what they are, and what helps until there are events', async () => {
  await show('/meet-employers', [buildEvent({ sourceWebsite: 'sample' })]);
  const note = within(await screen.findByRole('note'));
  expect(note.getByRole('link', { name: 'Get your resume ready' }).getAttribute('href')).toBe('/');
  expect(note.getByRole('link', { name: 'Tell us about an event' }).getAttribute('href')).toBe('/contact');
  expect(await screen.findByRole('heading', { name: 'Examples' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Featured events' })).toBeNull();
  expect(note.getByRole('heading', { name: 'Sample events for now' })).toBeTruthy();
  // Nothing to search yet: the search waits below the samples, at the list, also while one types.
  const isBelow = async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search events' });
    return screen.getByRole('tablist').compareDocumentPosition(search) === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  expect(await isBelow()).toBe(true);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search events' }), 'nurse{Enter}');
  expect(await isBelow()).toBe(true);
});

test('a failure can be tried again', async () => {
  serve({
    'GET /api/employer-events': { status: 500, json: { code: 'internal', message: 'x' } },
    'GET /api/employer-events/filters': { json: choices },
  });
  await renderAt(
    '/meet-employers',
    <WithQueries>
      <Link to="/meet-employers">Meet Employers</Link>
      <MeetEmployersPage />
    </WithQueries>,
  );
  await screen.findByText('This could not be loaded');
  serve({ 'GET /api/employer-events': { json: { events: [buildEvent()], nextCursor: null } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /View details/ });
});
