import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../i18n/texts.ts';
import { chooseTheme } from '../../lib/browser/theme.ts';
import { endSession, setSessionUser } from '../../lib/session/session.ts';
import { buildUser } from '../../testing/build-user.ts';
import { serve } from '../../testing/fake-server.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { SiteHeader } from './site-header.tsx';

const settings = { 'GET /api/site-settings': { json: { subscriptionRequired: true } } };
const withSubscription = (hasActiveSubscription: boolean) => ({
  ...settings,
  'GET /api/user/subscription': { json: { hasActiveSubscription, isAdmin: false } },
});

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function openSmallMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return waitFor(() => {
    const [, second] = screen.getAllByRole('navigation', { name: 'Main' });
    if (!second) throw new Error('The small menu is not there yet.');
    return second;
  });
}

afterEach(() => act(() => endSession()));

describe('a visitor', () => {
  test('sees where to go, how to sign in and the subscribe link', async () => {
    serve(settings);
    await renderAt('/', <SiteHeader />);
    expect(await screen.findByRole('link', { name: 'Subscribe' })).toBeTruthy();
    const expected = {
      Home: '/',
      'About us': '/about-us',
      'How it works': '/how-it-works',
      'Meet Employers': '/meet-employers',
      Contact: '/contact',
      Subscribe: '/subscription',
      'Log in': '/auth',
      Register: '/auth?tab=register',
    };
    for (const [name, address] of Object.entries(expected)) expect(linkTo(name)).toBe(address);
    expect(screen.queryByRole('link', { name: 'Tutorial' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  test('finds five resources, and Escape closes them where they were opened', async () => {
    serve(settings);
    await renderAt('/', <SiteHeader />);
    const button = screen.getByRole('button', { name: 'Resources' });
    await userEvent.click(button);
    const addresses = ['Resume templates', 'Career blog', 'Interview tips', 'Industry Insights', 'Help center'].map(
      linkTo,
    );
    expect(addresses).toEqual(['/resume-templates', '/career-blog', '/interview-tips', '/news', '/help-center']);

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Career blog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Career blog' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('Meet Employers is where one is on the page of a single event, too', async () => {
    serve(settings);
    await renderAt('/meet-employers/12', <SiteHeader />);
    expect(screen.getByRole('link', { name: 'Meet Employers' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('a signed-in person', () => {
  test('is greeted, finds the tutorial and their menu', async () => {
    serve(withSubscription(false));
    setSessionUser(buildUser());
    await renderAt('/', <SiteHeader />);
    expect(screen.getByText('Hello, maya')).toBeTruthy();
    expect(linkTo('Tutorial')).toBe('/tutorial');
    expect(await screen.findByRole('link', { name: 'Subscribe' })).toBeTruthy();

    const [avatar] = await screen.findAllByRole('button', { name: 'Account menu' });
    expect(avatar?.textContent).toBe('MA');
    await userEvent.click(avatar as HTMLElement);
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('maya@sample.example')).toBeTruthy();
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Profile Settings',
      'Career Mood Tracker',
      'Logout',
    ]);
    expect(menu.getByRole('menuitem', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('finds the dashboard first in the small menu', async () => {
    serve(withSubscription(true));
    setSessionUser(buildUser());
    await renderAt('/', <SiteHeader />);
    const [first] = within(await openSmallMenu()).getAllByRole('link');
    expect(first?.textContent).toBe('Dashboard');
    expect(first?.getAttribute('href')).toBe('/dashboard');
  });

  test('sees no subscribe link once subscribed', async () => {
    serve(withSubscription(true));
    setSessionUser(buildUser({ id: 8 }));
    await renderAt('/', <SiteHeader />);
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
  });

  test('signs out', async () => {
    const asked = serve({ ...withSubscription(true), 'POST /api/logout': { json: { message: 'Done' } } });
    setSessionUser(buildUser());
    await renderAt('/', <SiteHeader />);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(asked.some(({ method, url }) => method === 'POST' && url.endsWith('/api/logout'))).toBe(true);
  });

  test('who is an administrator has the badge and the way in', async () => {
    serve(withSubscription(false));
    setSessionUser(buildUser({ username: 'admin', isAdmin: true }));
    await renderAt('/', <SiteHeader />);
    expect(screen.getByText('Admin', { selector: 'span' })).toBeTruthy();
    expect(linkTo('Admin')).toBe('/admin');
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
  });
});

test('gains its shadow once the page is scrolled by more than 10 pixels', async () => {
  serve(settings);
  await renderAt('/', <SiteHeader />);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(10);
  expect(header.className).not.toContain('shadow-header');
  scrollTo(11);
  expect(header.className).toContain('shadow-header');
  scrollTo(0);
  expect(header.className).not.toContain('shadow-header');
});

test('the language chosen is spoken at once, kept, and named to the browser', async () => {
  serve(settings);
  await renderAt('/', <SiteHeader />);
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await userEvent.click(screen.getByRole('button', { name: /^Deutsch/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Startseite' })).toBeTruthy());
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem('fitted.language')).toBe('de');
  await act(() => chooseLanguage('en'));
});

test('the theme chosen is shown and kept; the device is followed again without one', async () => {
  serve(settings);
  await renderAt('/', <SiteHeader />);
  await userEvent.click(screen.getByRole('button', { name: 'Appearance: Like my device' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('fitted.theme')).toBe('dark');
  act(() => chooseTheme('system'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('fitted.theme')).toBeNull();
});

test('the small menu repeats the navigation and closes when one leaves', async () => {
  serve(settings);
  await renderAt('/', <SiteHeader />);
  const menu = within(await openSmallMenu());
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'About us',
    'How it works',
    'Meet Employers',
    'Contact',
    'Subscribe',
    'Resume templates',
    'Career blog',
    'Interview tips',
    'Industry Insights',
    'Help center',
  ]);
  await userEvent.click(menu.getByRole('link', { name: 'Career blog' }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy();
});

test('a sign-out that fails says so, and the person stays signed in', async () => {
  const json = { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
  serve({ ...withSubscription(true), 'POST /api/logout': { status: 500, json } });
  act(() => setSessionUser(buildUser()));
  await renderAt(
    '/',
    <>
      <SiteHeader />
      <LastingToaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect((await screen.findAllByText('Logout failed')).length).toBeGreaterThan(0);
  // The frame has no translations for the server's messages.
  expect(screen.queryByText(json.message)).toBeNull();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});
