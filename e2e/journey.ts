import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { patience } from '../testing/patience.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Every journey fails on an unexpected console error or an uncaught exception in the page. */
export const test = base.extend<{ expectedErrors: RegExp[]; quietConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  context: async ({ browser }, use) => {
    const profile = await openProfile(browser);
    await use(profile.context);
    await profile.forget();
  },
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...args) => {
      const answer = await goto(...args);
      await untilAlive(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload(...args);
      await untilAlive(page);
      return answer;
    };
    await use(page);
  },
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const seen: string[] = [];
      page.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
      page.on('pageerror', (error) => seen.push(String(error)));
      await use(undefined);
      const surprises = seen.filter((text) => !expectedErrors.some((expected) => expected.test(text)));
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

interface Profile {
  readonly context: BrowserContext;
  /** Closes the journey's pages and forgets what they kept, so that the next one begins as somebody else. */
  forget(): Promise<void>;
}

let opened: Promise<Profile> | undefined;

/**
 * One profile for all journeys of a worker, because a window of its own and scripts compiled anew cost each of them about
 * a sixth of the browser's processor time. A journey gets a new page, and no cookies, storage or permissions; only the cache of hashed files stays.
 * A journey that needs a second person or a cold cache opens a context of its own.
 */
const openProfile = (browser: Browser): Promise<Profile> => {
  opened ??= startProfile(browser);
  return opened;
};

async function startProfile(browser: Browser): Promise<Profile> {
  const context = await browser.newContext();
  // Keeps the window open and the site's process running, and can reach its storage without starting the app.
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  return {
    context,
    async forget() {
      await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
      await Promise.all([
        context.clearCookies(),
        context.clearPermissions(),
        keeper.evaluate(() => window.localStorage.clear()),
      ]);
    },
  };
}

/**
 * Pages arrive rendered and are hydrated a moment later. A journey is faster than any person, so it waits for React's
 * mark on every control.
 */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById('root')) return true;
    // Some parts wait for the first interaction with the page.
    window.dispatchEvent(new Event('pointermove'));
    const controls = [...document.querySelectorAll('#root :is(a, button, input, textarea, select)')];
    return (
      controls.length > 0 && controls.every((control) => Object.keys(control).some((key) => key.startsWith('__react')))
    );
  });
}

/** Dismisses every toast that covers something to be pressed, as a person would on a phone. */
export async function dismissToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Dismiss notification' });
  await page.addLocatorHandler(close, () => close.click());
}

/**
 * Injected into a page once, without the wrapper package, which injects it again for every check and lets `options`
 * override the choice of rules.
 */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Checks WCAG 2.2 AA and best practices, as far as software can. A colour in transition between two themes belongs to
 * neither, so transitions finish first. In a second theme only the colours differ.
 */
export async function expectAccessible(page: Page, judged: 'everything' | 'colours' = 'everything'): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Passed rules are of no interest, and frames contain files or advertisements.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...(judged === 'colours' && colours) };
  const violations = await page.evaluate(async (chosen) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
  expect(violations).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A page that is still loading may be too wide for a moment; one that stays too wide does not fit.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Where something is once it rests: fonts and notes that arrive move what is below them. */
export async function restingBox(target: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect(async () => {
    const before = box;
    box = await target.boundingBox();
    expect(box).not.toBeNull();
    expect(box).toEqual(before);
  }).toPass({ timeout: patience.stepMs });
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/**
 * Turns a switch by key: notes move into place while the desk opens or makes room, and a pointer could fall between two
 * places of one that moves.
 */
export async function flip(control: Locator): Promise<void> {
  const wasOn = await control.isChecked();
  await control.press('Space');
  await expect(control).toBeChecked({ checked: !wasOn });
}

export const phoneWidth = 390;

/** Checks one screen twice without navigating twice: light on a laptop, dark on a phone. */
export async function onBothScreens(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1280],
    // Last, so that the journey continues on the phone.
    ['dark', phoneWidth],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await test.step(`${colorScheme}, ${width} px`, look);
  }
}

let people = 0;

/** A name that no other journey uses. */
export const freshName = (): string => {
  people += 1;
  return `journey${process.pid}x${people}x${Date.now().toString(36)}`;
};
