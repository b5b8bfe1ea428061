import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEvent } from '../../testing/build-event.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { EventDetail } from './event-detail.tsx';
import { useEventFilters } from './event-filters.ts';
import { EventList } from './event-list.tsx';
import { FilterPanel } from './filter-panel.tsx';

function Events() {
  const state = useEventFilters();
  return (
    <>
      <FilterPanel state={state} />
      <EventList filters={state.filters} tab={state.tab} onClear={state.reset} />
    </>
  );
}

const show = (address: string) =>
  renderAt(
    address,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Events />
    </QueryClientProvider>,
  );
const choices = { 'GET /api/employer-events/filters': { json: { locations: [], industries: [], eventTypes: [] } } };

test('a closed panel tells how many filters narrow the list', async () => {
  serve({ ...choices, 'GET /api/employer-events': { json: { events: [], nextCursor: null } } });
  await show('/meet-employers?type=Workshop&location=online&search=fair');
  const toggle = await screen.findByRole('button', { name: 'Filters 2' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  await screen.findByRole('button', { name: 'Filters' });
});

test('a further page that does not come is told, and can be asked for again', async () => {
  const pages = [
    { json: { events: [buildEvent()], nextCursor: 'next' } },
    { status: 503, json: { code: 'overloaded', message: 'Busy' } },
    { json: { events: [buildEvent({ id: 5, title: 'Open Day' })], nextCursor: null } },
  ];
  serve({ ...choices, 'GET /api/employer-events': () => pages.shift() ?? { json: null } });
  await show('/meet-employers');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('City Careers Fair');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('This could not be loaded');
  await press();
  await screen.findByText('Open Day');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the page of an event uses all that the server tells of it', async () => {
  const used = new Set<string | symbol>();
  const event = new Proxy(buildEvent({ isFree: false }), {
    get: (target, name) => {
      used.add(name);
      return Reflect.get(target, name);
    },
  });
  await renderAt('/meet-employers/4', <EventDetail event={event} share={null} related={null} />);
  // Where it was collected and when it was last touched is for those who keep it.
  const kept = ['sourceUrl', 'createdAt', 'updatedAt'];
  expect(Object.keys(buildEvent()).filter((name) => !used.has(name) && !kept.includes(name))).toEqual([]);
});
