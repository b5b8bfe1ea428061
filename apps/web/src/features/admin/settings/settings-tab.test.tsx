import { changeLists } from '@fitted/contract/admin/site';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isSubscriptionRequired, useSiteSettings } from '../../../lib/session/subscription.ts';
import { isSaid, press, refused, showAdmin } from '../../../testing/admin-screen.tsx';
import { buildSettings } from '../../../testing/build-admin.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { serve } from '../../../testing/fake-server.ts';
import { SettingsTab } from './settings-tab.tsx';

const user = buildUser({ id: 1, username: 'admin', isAdmin: true });
const path = '/api/admin/site-settings';

const open = Promise.resolve();

/** Stores what is saved, as the server would. */
function serveSettings(more: Parameters<typeof serve>[0] = {}, { settings = buildSettings(), gate = open } = {}) {
  const sent: Record<string, unknown>[] = [];
  const audit = { json: { entries: [], nextCursor: null } };
  serve({ [`GET ${path}`]: () => ({ json: settings }), 'GET /api/admin/audit-log': audit, ...more });
  const read = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (init?.method !== 'POST' || address !== path || `POST ${path}` in more) return read(address, init);
    const change = JSON.parse(String(init.body));
    sent.push(change);
    const { add, remove, ...rest } = change;
    settings = { ...settings, ...rest };
    settings = { ...settings, ...changeLists(settings, { add, remove }) };
    await gate;
    return Response.json(settings);
  };
  return sent;
}
const show = () => showAdmin(<SettingsTab user={user} />);
const theSwitch = (name: string) => screen.findByRole('switch', { name });
const isDisabled = async (name: string) => (await theSwitch(name)).hasAttribute('disabled');

test('the automatic switches rest while their collection is off', async () => {
  const sent = serveSettings();
  await show();
  expect(await isDisabled('Auto-publish events')).toBe(false);
  await userEvent.click(await theSwitch('Event scraping'));
  await isSaid('Site settings updated');
  expect(await isDisabled('Auto-publish events')).toBe(true);
  expect(await isDisabled('Auto-approve events')).toBe(true);
  expect(await isDisabled('Auto-publish news')).toBe(false);
  await userEvent.click(await theSwitch('News scraping'));
  await screen.findByRole('switch', { name: 'News scraping', checked: false });
  expect(await isDisabled('Auto-publish news')).toBe(true);
  expect(sent).toEqual([
    { eventScrapingEnabled: false, updatedBy: 1 },
    { newsScrapingEnabled: false, updatedBy: 1 },
  ]);
});

function Elsewhere() {
  return <p>{isSubscriptionRequired(useSiteSettings()) ? 'registering costs' : 'registering is free'}</p>;
}

test('the rest of the page follows when no subscription is required any more', async () => {
  serveSettings({ 'GET /api/site-settings': { json: { subscriptionRequired: true } } });
  await showAdmin(
    <>
      <SettingsTab user={user} />
      <Elsewhere />
    </>,
  );
  await screen.findByText('registering costs');
  await userEvent.click(await theSwitch('Subscription required'));
  await screen.findByText('registering is free');
});

test('an interval out of range is refused here, and what is not a number becomes 12', async () => {
  const sent = serveSettings();
  await show();
  const field = await screen.findByLabelText('News scrape interval in hours');
  await userEvent.clear(field);
  await userEvent.type(field, '73{Enter}');
  await isSaid('Please enter a number from 1 to 72');
  expect(sent).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '{Enter}');
  await isSaid('Site settings updated');
  expect(sent).toEqual([{ newsScrapingIntervalHours: 12, updatedBy: 1 }]);
});

test('sources are addresses, once each; both lists can be changed', async () => {
  const sent = serveSettings();
  await show();
  const source = await screen.findByLabelText('Add an event source', { selector: 'input' });
  await userEvent.type(source, 'not an address{Enter}');
  await isSaid('Please enter a web address');
  await userEvent.clear(source);
  await userEvent.type(source, 'https://fairs.example/{Enter}');
  await isSaid('This is in the list already');
  await userEvent.clear(source);
  await userEvent.type(source, 'https://more.example/{Enter}');
  await isSaid('https://more.example/');
  await press('Remove remote work');
  await screen.findByText('None yet.');
  expect(sent).toEqual([
    { add: { scrapingSources: ['https://more.example/'] }, updatedBy: 1 },
    { remove: { newsScrapingTopics: ['remote work'] }, updatedBy: 1 },
  ]);
});

test('changes made faster than they are saved are all kept', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const settings = buildSettings({ scrapingTopics: ['fairs', 'open days', 'talks'] });
  const sent = serveSettings({}, { settings, gate });
  await show();
  await press('Remove fairs');
  await press('Remove talks');
  expect(screen.queryByRole('button', { name: 'Remove fairs' })).toBeNull();
  await userEvent.click(await theSwitch('Use RSS feeds'));
  await userEvent.click(await theSwitch('Use RSS feeds'));
  release();
  await isSaid('Site settings updated');
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.map(({ updatedBy, ...change }) => change)).toEqual([
    { remove: { scrapingTopics: ['fairs'] } },
    { remove: { scrapingTopics: ['talks'] } },
    { useRssFeeds: false },
    { useRssFeeds: true },
  ]);
});

test('what was typed is there again when it could not be saved', async () => {
  serveSettings({ [`POST ${path}`]: refused() });
  await show();
  const topic = await screen.findByLabelText<HTMLInputElement>('Add an event topic', { selector: 'input' });
  await userEvent.type(topic, 'hackathons{Enter}');
  await isSaid('Failed to update site settings');
  expect(topic.value).toBe('hackathons');
  expect(screen.queryByRole('button', { name: 'Remove hackathons' })).toBeNull();
});

test('a key is written and never shown', async () => {
  const sent = serveSettings();
  await show();
  await userEvent.type(await screen.findByLabelText('News API key'), 'secret-key{Enter}');
  await isSaid('Site settings updated');
  expect(sent).toEqual([{ newsApiKey: 'secret-key', updatedBy: 1 }]);
  expect(screen.getByLabelText<HTMLInputElement>('News API key').value).toBe('');
});

test('a refused change says why and changes nothing', async () => {
  serveSettings({ [`POST ${path}`]: refused() });
  await show();
  await userEvent.click(await theSwitch('Subscription required'));
  await isSaid('Failed to update site settings');
  await isSaid('The database is full.');
  expect((await theSwitch('Subscription required')).getAttribute('aria-checked')).toBe('true');
});

test('the last collection names how many of its sources had problems', async () => {
  const source = { source: 'https://fairs.example/', found: 0, added: 0, error: 'It cannot be reached.' };
  const moments = { startedAt: '2030-01-01T00:00:00.000Z', finishedAt: '2030-01-01T00:00:05.000Z' };
  const lastScrapeResults = { added: 0, duplicates: 0, sources: [source], errors: [], totalEventsFound: 0, ...moments };
  serveSettings({ [`GET ${path}`]: { json: { ...buildSettings(), lastScrapeResults } } });
  await show();
  await isSaid('Sources with problems: 1 of 1.');
});

test('where the operator has switched the schedule off, no next run is promised', async () => {
  const nextScrapeTime = '2030-01-02T00:00:00.000Z';
  serveSettings({}, { settings: buildSettings({ nextScrapeTime, isCollectedOnSchedule: false }) });
  await show();
  expect(await screen.findAllByText(/Next run: only by hand\./)).toHaveLength(2);
  expect(screen.queryByText(/2030/)).toBeNull();
});

test('starting now switches the collection on, makes it due, and tells what was found', async () => {
  const moments = { startedAt: '2030-01-01T00:00:00.000Z', finishedAt: '2030-01-01T00:00:05.000Z' };
  const results = { added: 1, duplicates: 0, sources: [], errors: [], totalEventsFound: 1, ...moments };
  const sent = serveSettings({ 'POST /api/admin/scrape-events': { json: { message: 'Found', results } } });
  await show();
  await press('Start Scraping Now');
  await isSaid('1 event found, 1 new.');
  expect(sent).toEqual([{ eventScrapingEnabled: true, nextScrapeTime: null, updatedBy: 1 }]);
});
