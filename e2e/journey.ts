import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Every journey fails on an unexpected console error or an uncaught exception in the page. */
export const test = base.extend<{ expectedErrors: RegExp[]; quietConsole: undefined }>({
  expectedErrors: [[], { option: true }],
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

/**
 * Pages arrive drawn and come to life a moment later. A journey is faster than any person, so it waits for React's mark on
 * every control.
 */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById('root')) return true;
    // Some parts wait until somebody begins to use the page.
    window.dispatchEvent(new Event('pointermove'));
    const controls = [...document.querySelectorAll('#root :is(a, button, input, textarea, select)')];
    return (
      controls.length > 0 && controls.every((control) => Object.keys(control).some((key) => key.startsWith('__react')))
    );
  });
}

/** Takes every toast away that lies over what is to be pressed, as a person would on a phone. */
export async function dismissToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Dismiss notification' });
  await page.addLocatorHandler(close, () => close.click());
}

const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * WCAG 2.2 AA, as far as a machine can tell. A colour on its way from one theme to the other belongs to neither, so it is let
 * arrive. In a second theme only the colours are others.
 */
export async function expectAccessible(page: Page, judged: 'everything' | 'colours' = 'everything'): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const axe = new AxeBuilder({ page });
  const judging =
    judged === 'colours'
      ? axe.withRules(colourRules)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await judging
    // What passed is nobody's question, and asking a second page about frames takes longer than the first.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A page that is still arriving may be wide for a moment; one that stays so does not fit.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

let people = 0;

/** A name that no other journey uses. */
export const freshName = (): string => {
  people += 1;
  return `journey${process.pid}x${people}x${Date.now().toString(36)}`;
};
