import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import words from '../../i18n/en/admin-content.json';
import { fill, isSaid, press, refused, showAdmin } from '../../testing/admin-screen.tsx';
import { buildAdminArticle, buildAdminEvent } from '../../testing/build-admin.ts';
import { buildAdvertisement } from '../../testing/build-advertisement.ts';
import { serve } from '../../testing/fake-server.ts';
import { AdvertisementsTab } from './advertisements/advertisements-tab.tsx';
import { EventsTab } from './events/events-tab.tsx';
import { NewsTab } from './news/news-tab.tsx';

const event = buildAdminEvent();
const article = buildAdminArticle();
const advertisement = buildAdvertisement();
const bodyOf = (asked: readonly Request[], method: string) =>
  asked.find((request) => request.method === method)?.json();

const kinds = [
  {
    kind: 'event',
    path: '/api/admin/events',
    row: event,
    name: event.title,
    ui: <EventsTab />,
    create: 'Create event',
    fields: {
      Title: 'Fair',
      Description: 'Meet people',
      'Start date': '2030-05-01',
      'End date': '2030-05-02',
      City: 'Leeds',
      Country: 'United Kingdom',
    },
  },
  {
    kind: 'news article',
    path: '/api/admin/news',
    row: article,
    name: article.title,
    ui: <NewsTab />,
    create: 'Create article',
    fields: { Title: 'Pay', Content: '<p>Words</p>', Source: 'Us', 'Publish date': '2030-05-01' },
  },
  {
    kind: 'advertisement',
    path: '/api/admin/advertisements',
    row: advertisement,
    name: advertisement.name,
    ui: <AdvertisementsTab />,
    create: 'Create advertisement',
    fields: { Name: 'Spring', 'Ad script': '<b>ad</b>' },
  },
] as const;

test.each(kinds)('$kind: failures to create, update and delete carry the server’s words', async (thing) => {
  const one = `${thing.path}/${thing.row.id}`;
  serve({
    [`GET ${thing.path}`]: { json: [thing.row] },
    [`POST ${thing.path}`]: refused(),
    [`PUT ${one}`]: refused(),
    [`DELETE ${one}`]: refused(),
  });
  await showAdmin(thing.ui);
  await isSaid(thing.name);
  await press(thing.create);
  for (const [label, text] of Object.entries(thing.fields)) await fill(label, text);
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: thing.create }));
  await isSaid(`Failed to create ${thing.kind}`);
  expect((await isSaid('The database is full.')).length).toBeGreaterThan(1);
  await press('Cancel');
  await press('Discard');

  await press(`Edit: ${thing.name}`);
  await fill('name' in thing.row ? 'Name' : 'Title', 'Another');
  await press('Save changes');
  await isSaid(`Failed to update ${thing.kind}`);
  await press('Cancel');
  await press('Discard');

  await press(`Delete: ${thing.name}`);
  await press('Delete');
  await isSaid(`Failed to delete ${thing.kind}`);
});

test('an event needs its six fields; the fee rests while it is free; industries are trimmed', async () => {
  const asked = serve({ 'GET /api/admin/events': { json: [] }, 'POST /api/admin/events': { json: event } });
  await showAdmin(<EventsTab />);
  await press('Create event');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create event' }));
  for (const field of ['Title', 'Description', 'City', 'Country', 'Start date', 'End date'])
    await isSaid(`${field} is required`);

  const fee = within(dialog).getByLabelText(/^Entry fee/);
  expect(fee.hasAttribute('disabled')).toBe(true);
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Free entry' }));
  expect(fee.hasAttribute('disabled')).toBe(false);
  for (const [label, text] of Object.entries(kinds[0].fields)) await fill(label, text);
  await fill('Entry fee', '£5');
  await fill('Industries', ' Health, , Retail ,');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create event' }));
  await isSaid('Event created');
  expect(await bodyOf(asked, 'POST')).toMatchObject({
    startDate: '2030-05-01',
    industries: ['Health', 'Retail'],
    isFree: false,
    entryFee: '£5',
    status: 'pending_review',
  });
});

/** `value-keys.test.ts` holds the labels to the fields of the contract. */
test('every field of an event that has a label can be typed', async () => {
  serve({ 'GET /api/admin/events': { json: [] } });
  await showAdmin(<EventsTab />);
  await press('Create event');
  const dialog = screen.getByRole('dialog');
  const unasked = Object.entries(words.events.fields).filter(
    ([, label]) => within(dialog).queryAllByLabelText(new RegExp(`^${label}`)).length === 0,
  );
  expect(unasked).toEqual([]);
});

test('a collected event without a place is listed without one, and is changed with or without one', async () => {
  const collected = buildAdminEvent({ city: '', country: '' });
  const asked = serve({ 'GET /api/admin/events': { json: [collected] }, 'PUT /api/admin/events/4': { json: event } });
  await showAdmin(<EventsTab />);
  await isSaid(collected.title);
  expect(screen.queryByText(',')).toBeNull();
  await press(`Edit: ${collected.title}`);
  await fill('City', 'Leeds');
  await fill('Country', 'United Kingdom');
  await press('Save changes');
  await isSaid('Event updated');
  const { updatedAt: seenUpdatedAt } = collected;
  expect(await bodyOf(asked, 'PUT')).toEqual({ city: 'Leeds', country: 'United Kingdom', seenUpdatedAt });
  await press(`Edit: ${collected.title}`);
  await fill('Title', 'A better title');
  await press('Save changes');
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(await asked.filter(({ method }) => method === 'PUT')[1]?.json()).toEqual({
    title: 'A better title',
    seenUpdatedAt,
  });
});

test('what somebody else has changed meanwhile is read again, and the next attempt builds on it', async () => {
  const newer = buildAdminArticle({ title: 'By somebody else', updatedAt: '2030-01-02T00:00:00.000Z' });
  let isChanged = false;
  const asked = serve({
    'GET /api/admin/news': () => ({ json: [isChanged ? newer : article] }),
    [`PUT /api/admin/news/${article.id}`]: () => {
      if (isChanged) return { json: newer };
      isChanged = true;
      return refused(
        'This was changed elsewhere in the meantime. Please reload and try again.',
        409,
        'changed_meanwhile',
      );
    },
  });
  await showAdmin(<NewsTab />);
  await press(`Edit: ${article.title}`);
  await fill('Author', 'Ada');
  await press('Save changes');
  await isSaid('This was changed elsewhere in the meantime. Please reload and try again.');
  await press('Cancel');
  await press('Discard');
  await press('Edit: By somebody else');
  await fill('Author', 'Ada');
  await press('Save changes');
  await isSaid('News article updated');
  const sent = await Promise.all(asked.filter(({ method }) => method === 'PUT').map((request) => request.json()));
  expect(sent).toEqual([article, newer].map(({ updatedAt }) => ({ author: 'Ada', seenUpdatedAt: updatedAt })));
});

test('a word that is too long is named at its field', async () => {
  serve({ 'GET /api/admin/events': { json: [event] } });
  await showAdmin(<EventsTab />);
  await press(`Edit: ${event.title}`);
  await fill('Industries', `Health, ${'x'.repeat(101)}`);
  await press('Save changes');
  await isSaid(/100 characters/);
});

test('an end before the start is named before anything is sent', async () => {
  serve({ 'GET /api/admin/events': { json: [] } });
  await showAdmin(<EventsTab />);
  await press('Create event');
  for (const [label, text] of Object.entries(kinds[0].fields)) await fill(label, text);
  await fill('End date', '2030-04-30');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create event' }));
  await isSaid('The end cannot be before the start');
});

test('approved reads as Published; publishing and withdrawing send the status alone', async () => {
  let status: 'approved' | 'pending_review' = 'pending_review';
  const asked = serve({
    'GET /api/admin/events': () => ({ json: [buildAdminEvent({ status })] }),
    'PUT /api/admin/events/4': () => {
      status = status === 'approved' ? 'pending_review' : 'approved';
      return { json: buildAdminEvent({ status }) };
    },
  });
  await showAdmin(<EventsTab />);
  await isSaid('Pending review');
  await press('Publish: City Careers Fair');
  await isSaid('Event published');
  await isSaid('Published');
  await press('Unpublish: City Careers Fair');
  await isSaid('Event unpublished');
  const sent = await Promise.all(asked.filter(({ method }) => method === 'PUT').map((request) => request.json()));
  expect(sent).toEqual([{ status: 'approved' }, { status: 'pending_review' }]);
});

test('an article needs its four fields, begins as Career, and its tags are trimmed', async () => {
  const asked = serve({ 'GET /api/admin/news': { json: [] }, 'POST /api/admin/news': { json: article } });
  await showAdmin(<NewsTab />);
  await press('Create article');
  await fill('Publish date', '');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create article' }));
  for (const field of ['Title', 'Content', 'Source', 'Publish date']) await isSaid(`${field} is required`);
  await fill('Image address', 'http://a.example/b.png');
  await isSaid('Please enter an address that begins with https://');
  await fill('Image address', '');
  for (const [label, text] of Object.entries(kinds[1].fields)) await fill(label, text);
  await fill('Tags', 'pay ,, hiring');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create article' }));
  await isSaid('News article created');
  expect(await bodyOf(asked, 'POST')).toMatchObject({ category: 'Career', tags: ['pay', 'hiring'] });
});

test('a new article is of today, on the calendar of whoever writes it', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.setSystemTime('2030-05-01T15:00:00Z');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  serve({ 'GET /api/admin/news': { json: [] } });
  await showAdmin(<NewsTab />);
  await press('Create article');
  expect((await screen.findByLabelText<HTMLInputElement>('Publish date')).value).toBe('2030-05-02');
});

test('an advertisement needs name and script', async () => {
  serve({ 'GET /api/admin/advertisements': { json: [] } });
  await showAdmin(<AdvertisementsTab />);
  await press('Create advertisement');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create advertisement' }));
  await isSaid('Name is required');
  await isSaid('Script is required');
});

const results = {
  added: 2,
  duplicates: 3,
  sources: [],
  errors: [],
  startedAt: '2030-01-01T00:00:00.000Z',
  finishedAt: '2030-01-01T00:00:05.000Z',
  totalNewsFound: 5,
};

test('collecting news is followed source by source and ends with what was found', async () => {
  let send: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const stream = new ReadableStream({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  serve({
    'GET /api/admin/news': { json: [] },
    'POST /api/admin/scrape-news': new Response(stream, { headers: { 'content-type': 'text/event-stream' } }),
  });
  await showAdmin(<NewsTab />);
  await press('Scrape news now');
  await isSaid('Asking the first sources…');
  const step = { source: 'https://news.example/', found: 5, added: 2, error: null, done: 1, total: 3 };
  send(`event: progress\ndata: ${JSON.stringify(step)}\n\n`);
  await isSaid('1 of 3 sources asked, 5 found');
  send(`event: done\ndata: ${JSON.stringify({ message: 'Found', results })}\n\n`);
  end();
  await isSaid('5 news items found, 2 new.');
});

test.each([
  [
    'some',
    [null, 'It cannot be reached.'],
    'News scraping finished',
    '5 news items found, 2 new. Sources with problems: 1 of 2.',
  ],
  [
    'all',
    ['It cannot be reached.'],
    'News scraping failed',
    'Please check the server logs for details. Sources with problems: 1 of 1.',
  ],
])('when %s sources had problems, that is said', async (_, errors, title, text) => {
  const sources = errors.map((error, at) => ({ source: `https://news.example/${at}`, found: 0, added: 0, error }));
  serve({
    'GET /api/admin/news': { json: [] },
    'POST /api/admin/scrape-news': { json: { message: 'Found', results: { ...results, sources } } },
  });
  await showAdmin(<NewsTab />);
  await press('Scrape news now');
  await isSaid(title);
  await isSaid(text);
});

test('a failed collection points at the logs', async () => {
  serve({ 'GET /api/admin/news': { json: [] }, 'POST /api/admin/scrape-news': refused('Out of memory') });
  await showAdmin(<NewsTab />);
  await press('Scrape news now');
  await isSaid('News scraping failed');
  await isSaid('Please check the server logs for details.');
});
