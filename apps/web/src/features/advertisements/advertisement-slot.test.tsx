import { adHeightMessage } from '@fitted/contract/constants';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, setSessionUser } from '../../lib/session/session.ts';
import { buildAdvertisement } from '../../testing/build-advertisement.ts';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { AdvertisementSlot } from './advertisement-slot.tsx';

beforeEach(() => endSession());
const show = () => renderAt('/news', <AdvertisementSlot location="body" />);
const path = 'GET /api/advertisements';

test('only a slow answer is given room in advance; a script gets a frame of its own', async () => {
  let answer: () => void = () => undefined;
  const asked = serve({
    [path]: () => new Promise((resolve) => (answer = () => resolve({ json: [buildAdvertisement()] }))),
  });
  const { container } = await show();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
  expect((await screen.findByText('Loading advertisement')).className).toContain('min-h-[100px]');
  expect(new URL(asked[0]?.url ?? '').search).toBe('?location=body');
  answer();
  const frame = await screen.findByTitle('Advertisement');
  expect(frame.getAttribute('src')).toBe('/api/advertisements/3/frame');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
});

test('the frame is as high as its own page says, within bounds, whatever other windows say', async () => {
  serve({ [path]: { json: [buildAdvertisement()] } });
  await show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Advertisement');
  const say = (height: unknown, source: Window | null) => {
    const data = { type: adHeightMessage, height };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
    return frame.getAttribute('height');
  };
  const own = frame.contentWindow;
  expect(say(250, window)).toBe('100');
  expect(say(250, own)).toBe('250');
  expect(say('tall', own)).toBe('250');
  expect([say(5, own), say(9000, own)]).toEqual(['60', '600']);
});

test('a picture links to its address, in a tab of its own', async () => {
  const picture = { adScript: '<!-- -->', imageUrl: 'https://ads.example/a.png', title: 'Courses' };
  serve({ [path]: { json: [buildAdvertisement({ ...picture, targetUrl: 'https://ads.example/go' })] } });
  await show();
  const link = await screen.findByRole('link', { name: 'Courses' });
  expect(link.getAttribute('href')).toBe('https://ads.example/go');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test.each([
  ['its words stand there', 'Learn to bake.', 1],
  ['nor has words, nothing is left', null, 0],
])('a picture that does not come: %s', async (_, text, cards) => {
  const picture = { adScript: '<!-- -->', imageUrl: 'https://ads.example/gone.png', title: null };
  serve({ [path]: { json: [buildAdvertisement({ ...picture, text, targetUrl: 'https://ads.example/go' })] } });
  await show();
  fireEvent.error(await screen.findByRole('img', { name: 'Advertisement' }));
  expect(screen.queryAllByRole('complementary')).toHaveLength(cards);
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(cards ? ['Learn More'] : []);
});

test.each([
  ['with', 'https://ads.example/go'],
  ['without', null],
])('a text card %s an address', async (_, targetUrl) => {
  const card = { adScript: '<!-- -->', title: 'Evening courses', text: 'Learn to bake.', targetUrl };
  serve({ [path]: { json: [buildAdvertisement(card)] } });
  await show();
  expect(await screen.findByText('Evening courses')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Learn More' })).toHaveLength(targetUrl ? 1 : 0);
});

test('without an advertisement there is nothing, and a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ [path]: { status: 503, json: { code: 'overloaded', message: 'Busy' } } });
  const { container } = await show();
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(warn).toHaveBeenCalledOnce();
});

test('administrators are not even asked for', async () => {
  setSessionUser(buildUser({ isAdmin: true }));
  const asked = serve({});
  const { container } = await renderAt(
    '/news',
    <>
      <AdvertisementSlot location="body" />
      <p>the page</p>
    </>,
  );
  await screen.findByText('the page');
  expect(container.textContent).toBe('the page');
  expect(asked).toEqual([]);
});
