// Checks the built product against Lighthouse's scores on a phone: the median of three runs on four pages. `npm run
// lighthouse` starts the product on a port of its own; with an address as argument it measures one that is already
// running.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from './chromium.ts';
import { startProduct } from './start-product.ts';

const runs = 3;
const [port, debugPort] = [3198, 9223];
const wanted = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly timings: readonly string[];
  readonly failed: readonly string[];
}

const [given] = process.argv.slice(2);
const { url: origin, stop } = given ? { url: given, stop: () => undefined } : await startProduct(port);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`, '--disable-background-networking'],
});
let isShort = false;
try {
  for (const path of ['/', '/help-center', '/meet-employers', await firstArticle()]) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(origin + path));
    if (!report(path, measured)) isShort = true;
  }
} finally {
  await browser.close();
  await stop();
}
process.exit(isShort ? 1 : 0);

async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, { port: debugPort, onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = result;
  const scores = Object.fromEntries(categories.map((name) => [name, lhr.categories[name]?.score ?? 0]));
  const graded = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return {
    scores: scores as Record<Category, number>,
    timings: timings.map((name) => `${name} ${lhr.audits[name]?.displayValue ?? '?'}`),
    failed: graded
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
      .map(({ id }) => `${id}: ${JSON.stringify(lhr.audits[id]?.details).slice(0, 400)}`),
  };
}

/** True if the medians reach the targets. */
function report(path: string, measured: readonly Measured[]): boolean {
  const median = (name: Category) => measured.map(({ scores }) => scores[name]).sort((a, b) => a - b)[runs >> 1] ?? 0;
  const line = categories.map((name) => `${name} ${median(name).toFixed(2)}`).join('  ');
  process.stdout.write(`${path}\n  ${line}\n`);
  for (const { scores, timings: shown } of measured)
    process.stdout.write(`    ${scores.performance.toFixed(2)}: ${shown.join(', ')}\n`);
  for (const failure of new Set(measured.flatMap(({ failed }) => failed))) process.stdout.write(`    ✗ ${failure}\n`);
  return categories.every((name) => median(name) >= wanted[name]);
}

async function firstArticle(): Promise<string> {
  const answer = (await (await fetch(`${origin}/api/news?limit=1`)).json()) as { news: { slug: string }[] };
  const [article] = answer.news;
  if (!article) throw new Error('There is no article to measure.');
  return `/news/${article.slug}`;
}
