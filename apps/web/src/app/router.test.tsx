import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import { renderAt } from '../testing/render-at.tsx';
import { AppRoutes } from './router.tsx';
import { routes } from './routes.tsx';

beforeEach(() => {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: true } } });
});

test('the home page shows its promise and the ways on', async () => {
  await renderAt('/', <AppRoutes />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Not a word invented.');
  const start = screen.getByRole('link', { name: 'Fit my resume' });
  expect(start.getAttribute('href')).toBe('#tool');
  expect(screen.getAllByRole('link', { name: 'See the tutorial' })[0]?.getAttribute('href')).toBe('/tutorial');
  expect(await screen.findByText('Sample stories')).toBeTruthy();
});

test('an unknown address shows the not-found page', async () => {
  await renderAt('/no/such/page', <AppRoutes />);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(document.title).toBe('404 Page Not Found · Fitted');
});

test('an address with a broken end shows its page all the same', async () => {
  await renderAt('/no/such/page#100%', <AppRoutes />);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
});

const reserved = [
  '/ /auth /reset-password /dashboard /profile /profile-settings /subscription /subscription-page /mood-tracker /admin',
  '/privacy-policy /terms /tutorial /career-blog /resume-templates /interview-tips /help-center /contact /about-us',
  '/how-it-works /meet-employers /meet-employers/:id /news /news/:slug',
].flatMap((line) => line.split(' '));

test('every address of the product is in the table, with its access', () => {
  expect(routes.map(({ path }) => path).filter((path) => !path.startsWith('/dev/'))).toEqual(reserved);
  expect(routes.filter(({ access }) => access === 'admin').map(({ path }) => path)).toEqual(['/admin']);
  expect(routes.filter(({ access }) => access === 'user').map(({ path }) => path)).toEqual([
    '/dashboard',
    '/profile',
    '/profile-settings',
    '/subscription',
    '/subscription-page',
    '/mood-tracker',
  ]);
});

describe('going to another page', () => {
  test('moves the focus to its beginning and announces it', async () => {
    await renderAt('/no/such/page', <AppRoutes />);
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await screen.findByRole('heading', { level: 1, name: /^Your resume/ });
    expect(document.activeElement?.id).toBe('main');
    const title = 'Your resume, fitted to the job, with nothing invented · Fitted';
    expect(document.title).toBe(title);
    expect(document.querySelector('[aria-live=polite].sr-only')?.textContent).toBe(title);
  });

  test('the first stop of the keyboard skips to the content', async () => {
    await renderAt('/', <AppRoutes />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe('#main');
  });
});
