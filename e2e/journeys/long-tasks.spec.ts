import type { Browser, Page } from '@playwright/test';
import { expect, flip, test } from '../journey.ts';
import { pasteResume, untilImproved } from '../workflow.ts';

const duties = ['stock', 'route', 'invoice', 'safety', 'shift', 'delivery', 'fuel', 'parcel', 'customs', 'payroll'];
const places = ['Leeds', 'York', 'Hull', 'Derby', 'Bath', 'Exeter'];

/** Sixty lines that each begin better, by so much that every change has a note of its own. */
const lines = places.flatMap((place, at) => [
  '',
  `Depot Clerk, ${place} Freight\tJan ${2012 + at * 2} – Dec ${2013 + at * 2}`,
  ...duties.map(
    (duty, line) => `- Duties included explaining the ${duty} rules to ${10 * at + line + 2} drivers in ${place}`,
  ),
]);
const resume = ['Maya Okafor', 'maya@sample.example | +44 20 7946 0000', '', 'Experience', ...lines].join('\n');

/** More than this is felt as a page that does not answer. */
const mostMs = 200;

test('with sixty changes no task of a switch takes longer than 200 ms', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await pasteResume(page, resume);
  await page.getByLabel('Job title').fill('Depot Clerk');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await untilImproved(page);
  const heading = page.getByRole('heading', { name: /changes on$/ });
  await expect(heading).toHaveText(/^(6\d) of \1 changes on$/);
  const changes = page.getByRole('region', { name: /changes on$/ });
  await expect.poll(() => changes.getByRole('switch').count()).toBeGreaterThanOrEqual(60);
  const change = changes.getByRole('switch').nth(30);

  const off = await longestTask(browser, page, () => flip(change));
  await expect(heading).toHaveText(/^(?!(\d+) of \1 )/);
  const on = await longestTask(browser, page, () => flip(change));
  await expect(heading).toHaveText(/^(\d+) of \1 changes on$/);
  expect(Math.max(off, on)).toBeLessThanOrEqual(mostMs);
});

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Of the processor, in microseconds: what else the machine does has no part in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's thread meanwhile, in milliseconds of the processor. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  // What the switch set off is over once the page has been drawn twice.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const pages = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = traceEvents.filter(({ ph, pid, tid, tdur }) => ph === 'X' && tdur && pages.has(`${pid} ${tid}`));
  expect(tasks.length).toBeGreaterThan(0);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
